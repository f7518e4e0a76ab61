/** What the list of towns does not say: regions in the words of this site, names that people use for them, for countries and for a town, and towns that it lacks. */
import type { PlaceCountry } from '#server/db/schema.ts'

/** Country names as dealers have them. */
export const countryNames: Readonly<Record<PlaceCountry, 'Nederland' | 'België' | 'Duitsland' | 'Curaçao'>> = { NL: 'Nederland', BE: 'België', DE: 'Duitsland', CW: 'Curaçao' }

/** Regions by country and the code in the list, as dealers have them. */
export const regionNames: Readonly<Record<string, string>> = {
  'NL 01': 'Drenthe', 'NL 02': 'Friesland', 'NL 03': 'Gelderland', 'NL 04': 'Groningen', 'NL 05': 'Limburg', 'NL 06': 'Noord-Brabant', 'NL 07': 'Noord-Holland', 'NL 09': 'Utrecht', 'NL 10': 'Zeeland', 'NL 11': 'Zuid-Holland', 'NL 15': 'Overijssel', 'NL 16': 'Flevoland',
  'BE VWV': 'West-Vlaanderen', 'BE VOV': 'Oost-Vlaanderen', 'BE VAN': 'Antwerpen', 'BE VLI': 'Limburg', 'BE VBR': 'Vlaams-Brabant', 'BE BRU': 'Brussel', 'BE WBR': 'Waals-Brabant', 'BE WHT': 'Henegouwen', 'BE WLG': 'Luik', 'BE WNA': 'Namen', 'BE WLX': 'Luxemburg',
  'DE 01': 'Baden-Württemberg', 'DE 02': 'Bayern', 'DE 03': 'Bremen', 'DE 04': 'Hamburg', 'DE 05': 'Hessen', 'DE 06': 'Niedersachsen', 'DE 07': 'Nordrhein-Westfalen', 'DE 08': 'Rheinland-Pfalz', 'DE 09': 'Saarland', 'DE 10': 'Schleswig-Holstein', 'DE 11': 'Brandenburg', 'DE 12': 'Mecklenburg-Vorpommern',
  'DE 13': 'Sachsen', 'DE 14': 'Sachsen-Anhalt', 'DE 15': 'Thüringen', 'DE 16': 'Berlin',
}

/** What people write after a comma for a region. */
export const regionShorts: Readonly<Record<string, string>> = { gr: 'Groningen', gn: 'Groningen', fr: 'Friesland', frl: 'Friesland', fryslan: 'Friesland', dr: 'Drenthe', ov: 'Overijssel', fl: 'Flevoland', ge: 'Gelderland', gld: 'Gelderland', ut: 'Utrecht', nh: 'Noord-Holland', zh: 'Zuid-Holland', nb: 'Noord-Brabant', brabant: 'Noord-Brabant', l: 'Limburg', lb: 'Limburg', ze: 'Zeeland', zld: 'Zeeland', nrw: 'Nordrhein-Westfalen' }

/** Countries after a comma or before a postcode, folded; those of four letters and more stand for the country by themselves, too. */
export const countryShorts: Readonly<Record<string, PlaceCountry>> = {
  'nl': 'NL', 'nederland': 'NL', 'holland': 'NL', 'netherlands': 'NL', 'the netherlands': 'NL', 'niederlande': 'NL', 'die niederlande': 'NL', 'pays bas': 'NL', 'les pays bas': 'NL', 'nederlan': 'NL',
  'be': 'BE', 'b': 'BE', 'belgie': 'BE', 'belgium': 'BE', 'belgien': 'BE', 'belgique': 'BE', 'la belgique': 'BE', 'belgje': 'BE',
  'de': 'DE', 'd': 'DE', 'duitsland': 'DE', 'deutschland': 'DE', 'germany': 'DE', 'allemagne': 'DE', 'dutslan': 'DE',
  'cw': 'CW', 'curacao': 'CW', 'korsou': 'CW',
}

/** Other names of regions, folded, in Dutch, German, English, French and Frisian where they have one. */
export const regionAliases: Readonly<Record<string, readonly string[]>> = {
  'Friesland': ['fryslan', 'frise'], 'Drenthe': ['drente', 'drinte'], 'Overijssel': ['overysel', 'oerisel'], 'Flevoland': ['flevolan'], 'Gelderland': ['gelderlan', 'guelders', 'gueldre'], 'Groningen': ['grinslan'], 'Zeeland': ['seelan', 'zelande', 'zealand', 'seeland'],
  'Noord-Holland': ['noard hollan', 'nordholland', 'north holland', 'hollande septentrionale'], 'Zuid-Holland': ['sud hollan', 'sudholland', 'south holland', 'hollande meridionale'], 'Noord-Brabant': ['brabant', 'noard braban', 'nordbrabant', 'north brabant', 'brabant septentrional'], 'Limburg': ['limbourg', 'limboarch'],
  'West-Vlaanderen': ['westflandern', 'west flanders', 'flandre occidentale'], 'Oost-Vlaanderen': ['ostflandern', 'east flanders', 'flandre orientale'], 'Vlaams-Brabant': ['flamisch brabant', 'flemish brabant', 'brabant flamand'], 'Waals-Brabant': ['wallonisch brabant', 'walloon brabant', 'brabant wallon'],
  'Henegouwen': ['hennegau', 'hainaut'], 'Luxemburg': ['luxembourg'], 'Luik': ['luttich', 'liege'], 'Namen': ['namur'], 'Antwerpen': ['antwerp', 'anvers'], 'Brussel': ['brussels', 'bruxelles'],
  'Nordrhein-Westfalen': ['nrw', 'noordrijn westfalen', 'north rhine westphalia', 'rhenanie du nord westphalie'], 'Niedersachsen': ['nedersaksen', 'lower saxony', 'basse saxe'], 'Schleswig-Holstein': ['sleeswijk holstein'], 'Mecklenburg-Vorpommern': ['mecklenburg voor pommeren', 'mecklenburg western pomerania'],
  'Bayern': ['beieren', 'bavaria', 'baviere'], 'Baden-Württemberg': ['baden wurtemberg'], 'Rheinland-Pfalz': ['rijnland palts', 'rhineland palatinate', 'rhenanie palatinat'], 'Sachsen': ['saksen', 'saxony', 'saxe'], 'Sachsen-Anhalt': ['saksen anhalt', 'saxony anhalt'],
  'Thüringen': ['thueringen', 'thuringia', 'thuringe'], 'Hessen': ['hesse'], 'Saarland': ['sarre'], 'Berlin': ['berlijn'],
}

/** Parts of a country that are several regions, by their names. */
export const regionGroups: readonly { name: string; country: PlaceCountry; names: readonly string[]; regions: readonly string[] }[] = [
  { name: 'Vlaanderen', country: 'BE', names: ['vlaanderen', 'flandern', 'flanders', 'flandre', 'flandres'], regions: ['West-Vlaanderen', 'Oost-Vlaanderen', 'Antwerpen', 'Limburg', 'Vlaams-Brabant'] },
  { name: 'Wallonië', country: 'BE', names: ['wallonie', 'wallonia', 'wallonien'], regions: ['Waals-Brabant', 'Henegouwen', 'Luik', 'Namen', 'Luxemburg'] },
  { name: 'Brabant', country: 'BE', names: ['brabant'], regions: ['Vlaams-Brabant', 'Waals-Brabant'] },
]

/** By country and the name in the list: first the name that is shown, then others that are understood. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  'NL The Hague': ['Den Haag', "'s-Gravenhage"], "NL 's-Hertogenbosch": ["'s-Hertogenbosch", 'Den Bosch'], 'NL Den Burg': ['Den Burg', 'Texel'], 'NL Leeuwarden': ['Leeuwarden', 'Ljouwert'], 'NL Sneek': ['Sneek', 'Snits'], 'NL Almere Stad': ['Almere'], 'NL Noordwijk-Binnen': ['Noordwijk'],
  'BE Brussels': ['Brussel', 'Bruxelles'], 'BE Antwerp': ['Antwerpen', 'Anvers'], 'BE Gent': ['Gent', 'Gand', 'Ghent'], 'BE Brugge': ['Brugge', 'Bruges'], 'BE Liège': ['Luik', 'Lüttich'], 'BE Namur': ['Namen'], 'BE Mons': ['Bergen'], 'BE Tournai': ['Doornik'], 'BE Leuven': ['Leuven', 'Louvain'],
  'BE Mechelen': ['Mechelen', 'Malines'], 'BE Kortrijk': ['Kortrijk', 'Courtrai'], 'BE Ieper': ['Ieper', 'Ypres'], 'BE Wavre': ['Waver'], 'BE Tongeren': ['Tongeren', 'Tongres'], 'BE Aalst': ['Aalst', 'Alost'],
  'DE Köln': ['Köln', 'Keulen', 'Cologne', 'Koeln'], 'DE Munich': ['München', 'Munchen', 'Muenchen'], 'DE Aachen': ['Aachen', 'Aken'], 'DE Nuremberg': ['Nürnberg', 'Neurenberg'], 'DE Düsseldorf': ['Düsseldorf', 'Duesseldorf'], 'DE Kleve': ['Kleve', 'Kleef'], 'DE Emmerich': ['Emmerich', 'Emmerik', 'Emmerich am Rhein'],
  'DE Berlin': ['Berlin', 'Berlijn'], 'DE Braunschweig': ['Braunschweig', 'Brunswijk'], 'DE Bocholt': ['Bocholt'], 'DE Münster': ['Münster', 'Muenster'], 'DE Mönchengladbach': ['Mönchengladbach', 'Moenchengladbach'], 'DE Dresden': ['Dresden'], 'DE Trier': ['Trier'],
  'DE Hansestadt Stade': ['Stade'], 'DE Universitäts- und Hansestadt Greifswald': ['Greifswald'],
}

/** Towns that the list lacks: country, code of the region, name, latitude, longitude. */
export const missingTowns: readonly (readonly [PlaceCountry, string, string, number, number])[] = [
  ['NL', '07', 'Wormerveer', 52.49, 4.79], ['NL', '07', 'Bovenkarspel', 52.7, 5.24], ['NL', '11', 'Leidschendam', 52.09, 4.4], ['NL', '11', 'Wateringen', 52.02, 4.27], ['NL', '11', 'Bergambacht', 51.93, 4.79], ['NL', '11', 'Hardinxveld-Giessendam', 51.83, 4.84],
  ['NL', '10', 'Heinkenszand', 51.47, 3.81], ['NL', '06', 'Zevenbergen', 51.65, 4.6], ['NL', '06', 'Etten-Leur', 51.57, 4.64], ['NL', '06', 'Kaatsheuvel', 51.66, 5.03], ['NL', '06', 'Rosmalen', 51.72, 5.36], ['NL', '06', 'Vlijmen', 51.7, 5.21], ['NL', '06', 'Deurne', 51.46, 5.8],
  ['NL', '05', 'Bergen', 51.6, 6.05], ['NL', '06', 'Willemstad', 51.69, 4.44], ['NL', '05', 'Swalmen', 51.23, 6.04], ['NL', '05', 'Landgraaf', 50.89, 6.02], ['NL', '03', 'Malden', 51.78, 5.85], ['BE', 'VWV', 'Oostende', 51.22, 2.92], ['BE', 'VWV', 'Knokke-Heist', 51.34, 3.28],
]
