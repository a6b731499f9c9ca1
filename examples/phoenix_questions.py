"""What a realm's player can ask of map and desk, asked from Python (docs/phoenix.md).

python examples/phoenix_questions.py FOLDER REALM
"""

import sys
from pathlib import Path

from tafelrunde.phoenix_desk.folder import open_campaign
from tafelrunde.phoenix_desk.orders.desk import Desk
from tafelrunde.phoenix_desk.queries.building import building
from tafelrunde.phoenix_desk.queries.compared import compared, month_view
from tafelrunde.phoenix_desk.queries.knowledge import seen_by
from tafelrunde.phoenix_desk.queries.odds import odds_of
from tafelrunde.phoenix_desk.queries.paths import way_to
from tafelrunde.phoenix_desk.queries.pieces import Wanted, pieces
from tafelrunde.phoenix_desk.queries.reach import reach_of
from tafelrunde.phoenix_desk.queries.recruiting import recruiting
from tafelrunde.phoenix_desk.queries.sightings import sightings, views_of


def ask_about(desk: Desk, number: int) -> None:
    """How far a unit gets, why not farther, and whom it would fight on the way."""
    reach = reach_of(desk, number)
    print(reach.unit.en, "in", reach.field, "reaches", *[one.field for one in reach.reached])
    for beyond in reach.beyond[:1]:
        print(" ", beyond.why.said.en)
        print("  months to get there:", way_to(desk, number, beyond.field).months)
    for met in [one.field for one in reach.reached if one.meets][:1]:
        print(*[" ", *[unknown.said.en for unknown in odds_of(desk, met, own=[number]).asked]])


def main() -> None:
    campaign = open_campaign(Path(sys.argv[1]))
    realm = campaign.realm(sys.argv[2])
    desk = seen_by(campaign.game, campaign.state, realm)
    for piece in pieces(desk, Wanted(kind="foot", own=True)):
        ask_about(desk, piece.number)
    for town in recruiting(desk):
        print(town.field, "can recruit", {offer.what: offer.most for offer in town.offers if offer.most})
    for place in building(desk):
        print(place.field, "can become", {site.what: site.price for site in place.sites})
    print(len(sightings(views_of(campaign, realm))), "foreign pieces seen")
    since = compared(campaign.game, month_view(campaign, realm, 1), desk.view)
    print(len(since.owners), "fields have changed hands since", since.names[0])


if __name__ == "__main__":
    main()
