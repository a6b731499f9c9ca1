# Realms that rise, come and unite. Variables: see sentences.py.

event-realm_entered = Invaders! { $realm } surfaces near { $field }.
event-realm_departed = { $realm } leaves the world.
event-realm_rose = Putsch in { $realm }: { $army }{ $has-name ->
    [yes] {" "}({ $name })
   *[no] {""}
 } leaves with { $fields-count ->
    [one] the field { $fields }
   *[other] the fields { $fields }
 } { $founded ->
    [yes] and founds { $to }.
   *[no] for { $to }.
 }
event-order_changed = New order of { $month }: { $realms }.
event-realms_united = { $realm } unites with { $to } and is part of it now.
event-army_joined = { $army } of { $realm } near { $field } now belongs to { $to } as { $new }.
event-person_joined = { $army }{ $has-name ->
    [yes] {" "}({ $name })
   *[no] {""}
 } of { $realm } now belongs to { $to } as { $new }.
