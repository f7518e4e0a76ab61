/** What the privacy page is about, for who finds it by a search engine or by the search of the site. */
export const privacyDescription =
  'Welke gegevens deze site verwerkt, waarom en hoe lang: bezoek, cookies, nieuwsbrief en sollicitatie. Met uw rechten en hoe u ze gebruikt.'
