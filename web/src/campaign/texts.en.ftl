# The page of a campaign.

c-not-here = There is no such campaign, or this link is no longer valid. Ask whoever gave it to you for a new one.
c-tabs = Rooms of the campaign
c-tab-home = Overview
c-tab-map = Map and orders
c-tab-pieces = Pieces
c-tab-odds = Odds
c-tab-diplomacy = Diplomacy
c-tab-reports = Reports
c-tab-court = Court
