"""How reports look: parchment by day, night by dark, one A4 column in print."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root{color-scheme:light dark;--paper:#F6F0E2;--sheet:#FCF8EE;--ink:#2B2420;--soft:#6A5F55;--line:#D9CDB4;
--gold:#C9961A;--map:#F6F0E2;--danger:#A32B25;--success:#246B42;--band:#EFE6D1;
--serif:'Source Serif 4','Noto Serif',Georgia,'Times New Roman',serif;
--sans:'Source Sans 3','Noto Sans','Segoe UI',system-ui,-apple-system,Arial,sans-serif}
@media screen and (prefers-color-scheme:dark){:root{--paper:#1C1A20;--map:#1C1A20;--sheet:#242129;
--ink:#EDE6D6;--soft:#B3A99A;--line:#433D48;--danger:#F0908A;--success:#86CFA3;--band:#2C2832}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 var(--sans);
font-variant-numeric:tabular-nums lining-nums}
.leaf{max-width:64rem;margin:0 auto;padding:0 1.25rem 3rem}
a{color:inherit;text-decoration-color:var(--gold);text-underline-offset:.18em}
a:focus-visible,.wide:focus-visible,summary:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--sheet);padding:.5rem 1rem}
.crest{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.5rem;align-items:center;
padding:2.25rem 0 1.25rem;border-bottom:3px double var(--gold)}
.crest svg{width:5rem;height:5.6rem;grid-row:span 2}
h1{font:700 clamp(2rem,6vw,3.1rem)/1.05 var(--serif);margin:0;letter-spacing:-.01em}
.when{margin:.35rem 0 0;font:400 1.1rem/1.4 var(--serif);color:var(--soft)}
.whom{grid-column:1/-1;margin:.75rem 0 0;font-size:.82rem;letter-spacing:.06em;text-transform:uppercase;
color:var(--soft)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:0;margin:1.25rem 0;
padding:0}
.facts div{padding:.35rem 1rem;border-left:1px solid var(--line)}
.facts div:first-child{border-left:0;padding-left:0}
.facts dt{font-size:.82rem;color:var(--soft)}
.facts dd{margin:0;font:600 1.55rem/1.2 var(--serif)}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.1rem;list-style:none;margin:0;padding:.75rem 0;
border-block:1px solid var(--line);font-size:.92rem}
figure{margin:1.75rem 0}
figure svg{display:block;background:var(--map);width:100%;height:auto;max-height:46rem;
border:1px solid var(--line);border-radius:.6rem}
figcaption{margin-top:.4rem;font-size:.88rem;color:var(--soft)}
section{margin:2.5rem 0 0}
section.below{margin:1.75rem 0 0}
h2{display:flex;align-items:center;gap:.75rem;font:700 1.6rem/1.2 var(--serif);margin:0 0 .75rem;
padding-bottom:.3rem;
border-bottom:1px solid var(--gold);break-after:avoid}
h2 svg{width:1.8rem;height:2rem}
h3{font:600 1.2rem/1.25 var(--serif);margin:1.25rem 0 .5rem;break-after:avoid}
h4{font:600 1rem/1.3 var(--sans);margin:1.1rem 0 .25rem;break-after:avoid}
p{margin:.6rem 0;max-width:46rem}
.wide{overflow-x:auto;margin:.6rem 0 1rem}
table{border-collapse:collapse;width:100%;font-size:.94rem;line-height:1.4}
th,td{padding:.34rem .7rem;text-align:left;vertical-align:top}
th:first-child,td:first-child{padding-left:.4rem}
thead th{font-weight:600;font-size:.82rem;color:var(--soft);border-bottom:1.5px solid var(--ink);
vertical-align:bottom}
tbody th{font-weight:600;white-space:nowrap}
tbody th.long{white-space:normal}
tbody tr:nth-child(even){background:var(--band)}
tfoot th,tfoot td{border-top:1.5px solid var(--ink);font-weight:700}
.num{text-align:right;white-space:nowrap}
.num.up{color:var(--success)}.num.down{color:var(--danger)}
ul.lines{list-style:none;margin:.4rem 0 1rem;padding:0}
ul.lines li{display:flex;gap:1rem;justify-content:space-between;padding:.28rem .4rem;
border-bottom:1px solid var(--line)}
ul.lines li:last-child{border-bottom:0}
ul.lines li>div{min-width:0;overflow-wrap:anywhere}
ul.lines li ul{list-style:none;margin:.1rem 0 0;padding:0 0 0 1rem}
ul.lines li li{display:block;padding:.05rem 0;border:0;text-indent:-1rem;padding-left:1rem}
.rule{flex:none;font-size:.8rem;color:var(--soft);white-space:nowrap;padding-top:.12rem}
td .rule{padding:0}
details{margin:2.5rem 0 0;border-top:1px solid var(--gold);padding-top:.75rem}
summary{font:600 1.1rem/1.3 var(--serif);cursor:pointer}
.laws{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1rem;font-size:.88rem;margin:.75rem 0}
.laws dt{font-weight:600}.laws dd{margin:0}
.laws :target,.laws dt:target+dd{background:var(--band)}
footer{margin-top:2.5rem;color:var(--soft);font-size:.85rem}
@media (max-width:40rem){body{font-size:15px}.leaf{padding:0 .9rem 2rem}.crest{gap:.25rem 1rem}
.crest svg{width:3.4rem;height:3.9rem}.facts{grid-template-columns:1fr 1fr}
.facts div,.facts div:first-child{border-left:0;padding:.35rem 0}
table{font-size:.88rem}th,td{padding:.3rem .5rem}
.laws{grid-template-columns:1fr}.laws dd{margin-bottom:.4rem}}
@page{size:A4;margin:16mm 15mm}
@media print{:root{--paper:#fff;--sheet:#fff;--band:#F4EFE3}body{font-size:9.5pt;line-height:1.38}
.leaf{max-width:none;padding:0}nav,.skip{display:none}a{text-decoration:none}
section{margin-top:7mm}.crest{padding-top:0}.wide{overflow:visible}
tr,li,figure,.facts div{break-inside:avoid}thead{display:table-header-group}tfoot{display:table-row-group}
table{font-size:8.6pt}th,td{padding:1mm 1.6mm}h1{font-size:26pt}h2{font-size:14pt}h3{font-size:11.5pt}
figure svg{max-height:150mm}.num.up,.num.down{color:inherit}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media (forced-colors:active){tbody tr:nth-child(even){background:transparent}tbody tr{
border-bottom:1px solid}}
"""
