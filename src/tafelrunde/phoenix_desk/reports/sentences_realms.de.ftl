# Reiche, die entstehen, kommen und sich vereinigen. Variablen: siehe sentences.py.

event-realm_entered = Invasoren! { $realm } taucht bei { $field } auf.
event-realm_departed = { $realm } scheidet aus der Welt.
event-realm_rose = Putsch in { $realm }: { $army }{ $has-name ->
    [yes] {" "}({ $name })
   *[no] {""}
 } geht mit { $fields-count ->
    [one] der Gemark { $fields }
   *[other] den Gemarken { $fields }
 } { $founded ->
    [yes] fort und gründet { $to }.
   *[no] zu { $to } über.
 }
event-order_changed = Neue Zugreihenfolge für { $month }: { $realms }.
event-realms_united = { $realm } vereinigt sich mit { $to } und geht darin auf.
event-army_joined = { $army } von { $realm } bei { $field } gehört nun als { $new } zu { $to }.
event-person_joined = { $army }{ $has-name ->
    [yes] {" "}({ $name })
   *[no] {""}
 } von { $realm } gehört nun als { $new } zu { $to }.
