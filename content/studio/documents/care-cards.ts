/** The texts of the care cards per surface; the advice per finish comes from content/finishes.json. */
import type { Finish } from '#domain/finishes/finish.schema.ts'

export type CareCard = {
  title: string
  intro: string
  daily: readonly string[]
  yearly: readonly string[]
  stains: readonly (readonly [string, string])[]
  never: readonly string[]
  damage: string
  /** Which finishes the card is for. */
  covers: (finish: Finish) => boolean
  /** Matches the material of tops that the card is for too. */
  tops?: RegExp
}

const oiled = new Set(['lariks-naturel', 'type-eiken-ruw'])
const lacquers = new Set<string>(['mat-lak', 'zijdeglans-lak', 'hoogglans-lak'])
const pressed = new Set<string>(['hpl', 'natuursteen-hpl', 'melamine'])

/** By the name of the file without its extension. */
export const careCards: Record<string, CareCard> = {
  lak: {
    title: 'Lak, mat en zijdeglans',
    intro:
      'Op uw fronten liggen drie tot vijf lagen lak op mdf. Die laag is dicht: vuil ligt erop en niet erin. Wie zacht poetst, poetst dus genoeg.',
    daily: [
      'Veeg waterdruppels en spetters weg met een zachte, vochtige doek en droog na.',
      'Neem de onderrand van de laden mee; daar blijft na het douchen een druppel hangen.',
      'Sop: een scheutje afwasmiddel op een liter lauw water, daarna schoon water.',
    ],
    yearly: [
      'Kijk de kitnaad langs het blad na. Een spleet van een halve millimeter is genoeg om water in te laten.',
      'Trek de laden uit en stof de bovenkant van de fronten af; daar ziet u ze nooit.',
    ],
    stains: [
      ['Vingerafdrukken', 'Droge microvezeldoek, zonder kracht'],
      ['Opgedroogde zeep', 'Lauw water, een minuut laten weken'],
      ['Kalkpuntjes', 'Lauw water en geduld; geen azijn of citroen'],
      ['Tandpasta', 'Eerst spoelen, dan pas vegen: er zit schuurmiddel in'],
      ['Zonnebrand, olie, crème', 'Meteen met sop afnemen'],
      ['Haarverf, jodium, nagellak', 'Direct met veel water; na een uur zit de kleur erin'],
    ],
    never: [
      'Schuurspons, wonderspons of schuurpoeder: een matte lak gaat ervan glimmen.',
      'Bleekmiddel, chloor, azijn of citroen.',
      'Siliconenspray, glansspray en was, behalve waar de kaart van uw kleur het noemt.',
    ],
    damage:
      'Een stootplek werkt u bij met een bijwerkpen in uw kleur, dun en in twee lagen. Is het front tot op de plaat geraakt, dan maken wij een nieuw: het lakrecept bewaren wij 15 jaar.',
    covers: (finish) => lacquers.has(finish.surface.kind),
  },
  fineer: {
    title: 'Gelakt fineer',
    intro:
      'Het hout is echt en 0,6 tot 2,5 mm dik, met een matte lak erop. U onderhoudt de lak, niet het hout: olie en was hechten niet en blijven plakken.',
    daily: [
      'Neem druppels binnen een kwartier weg, het eerst langs de onderrand van het front.',
      'Stof droog af, met de draad mee.',
      'Veeg met een goed uitgewrongen doek en droog meteen na.',
    ],
    yearly: [
      'Verzet mandjes en handdoeken: hout kleurt onder daglicht, onder een mand niet.',
      'Controleer de kanten bij de sifonuitsparing op vocht. Droog voelt koel en glad, nat voelt stroef.',
    ],
    stains: [
      ['Waterkring', 'Een dag laten drogen, dan pas vegen'],
      ['Kalk', 'Lauw water, een paar minuten weken'],
      ['Crème, foundation', 'Dezelfde dag met een druppel afwasmiddel'],
      ['Vet in open nerf', 'Zachte kwast of nagelborstel met lauw sop, met de draad mee'],
      ['Nagellak, lippenstift', 'Droog wegnemen; blijft er een rand, vraag uw verkooppunt'],
    ],
    never: [
      'Meubelolie, boenwas of siliconenspray.',
      'Azijn, bleekmiddel en schuurmiddel.',
      'Een natte doek op de voeg tussen twee fronten laten hangen.',
    ],
    damage:
      'Een krasje haalt u weg met een bijwerkstift in de houtkleur. Voor een nieuw front zoeken wij in het fineermagazijn een blad dat in draad en toon dicht bij het uwe ligt; na een jaar daglicht is het verschil klein.',
    covers: (finish) => finish.surface.kind === 'fineer' && !oiled.has(finish.name),
  },
  'geolied-hout': {
    title: 'Geolied hout en lariks',
    intro:
      'Hier ligt geen laag op het hout: de olie zit erin. Daarom mag u het schuren en opnieuw oliën zo vaak u wilt, en moet u het af en toe ook doen.',
    daily: [
      'Laat water niet langer dan een kwartier staan.',
      'Neem af met een vochtige doek en houtzeep, met de draad mee.',
      'Ventileer na het douchen; onder 65 % luchtvochtigheid blijft massief hout rustig.',
    ],
    yearly: [
      'Olie dun bij zodra een druppel niet meer parelt: lariks om de negen maanden, ruw eiken elk voorjaar, een massief blad twee keer per jaar.',
      'Schuur eerst licht op met korrel 320, met de draad mee, en maak het stofvrij.',
      'Wrijf een theelepel hardwaxolie per front uit en neem na tien minuten alles weg wat niet is ingetrokken. Eén nacht laten drogen.',
    ],
    stains: [
      ['Donkere waterkring', 'Laten drogen, opruwen met korrel 320, plaatselijk oliën'],
      ['Hars op lariks', 'IJsblokje en een plastic kaartje'],
      ['Vet', 'Houtzeep, twee keer; daarna een dun laagje olie'],
      ['Kras', 'Schuren met korrel 240, dan 320, dan oliën'],
    ],
    never: [
      'Gelakte afwerkingen oliën met dezelfde doek: daar blijft het plakken.',
      'Doeken met olie opgepropt weggooien: ze kunnen vanzelf gaan branden. Spreid ze nat uit en laat ze buiten drogen.',
      'Bleekmiddel, ammonia en stoom.',
    ],
    damage:
      'Een deuk in massief hout trekt vaak weg met een natte doek en een warm strijkijzer, tien seconden. Daarna schuren en oliën.',
    covers: (finish) => oiled.has(finish.name),
    tops: /massief.*geolied|geolied/i,
  },
  hpl: {
    title: 'HPL, composiet en melamine',
    intro:
      'HPL is papier met hars, onder druk geperst; composiet is steenmeel in een gegoten binder. Water trekt in geen van beide. Wat u ziet, ligt erop.',
    daily: [
      'Trek na gebruik een wissertje of doek over het blad; kalk krijgt dan geen kans.',
      'Elke huishoudelijke reiniger zonder schuurmiddel mag. Spoel goed na.',
      'Veeg een naad of kantenband droog.',
    ],
    yearly: [
      'Kijk de kitnaad langs de wand na en vernieuw haar eens in de vijf jaar.',
      'Borstel een voelbare structuur met een zachte nagelborstel en sop.',
    ],
    stains: [
      ['Koffie, thee, make-up', 'Heet water, zachte doek'],
      ['Hardnekkige vlek op HPL', 'Baksoda met water, tien minuten, afspoelen'],
      ['Kalk op HPL', 'Lauw water met een druppel afwasmiddel, weken'],
      ['Kalk op composiet', 'Citroenzuur, 15 gram op een liter water, hooguit twee minuten'],
      ['Kras in mat composiet', 'Vlakpad korrel 800, draaiend over een handbreedte'],
      ['Stift, potlood', 'Alcohol op een watje'],
    ],
    never: [
      'Schuurmiddel op matte platen.',
      'Snijden op het blad: een mes laat op wit een grijze lijn na.',
      'Krultangen en hete pannen: boven 180 °C laat lijm los en verkleurt composiet.',
    ],
    damage:
      'Een diepe beschadiging in volkern is niet bij te werken; de plaat is wel als los blad na te bestellen. Composiet is op te schuren en op te vullen door een monteur.',
    covers: (finish) => pressed.has(finish.surface.kind),
    tops: /composiet|hpl/i,
  },
  beton: {
    title: 'Betonnen bladen',
    intro:
      'Het blad is in onze werkplaats gegoten, geslepen en geïmpregneerd. Beton blijft poreus: de impregnering vertraagt het intrekken en houdt het niet tegen.',
    daily: [
      'Water mag een nacht blijven staan; zeep, tandpasta en make-up haalt u binnen een uur weg.',
      'Gebruik pH-neutrale zeep en een zachte doek.',
      'Zet blokzeep in een bakje: het vet trekt anders in.',
    ],
    yearly: [
      'Breng één keer per jaar nieuwe impregneer aan: 50 ml voor een blad van 1200 mm, met een doek, twaalf uur laten drogen.',
      'Proef of het nodig is: een druppel die na vijf minuten een donkere vlek laat, zegt ja.',
      'Boen daarna met kleurloze betonwas en een wollen doek.',
    ],
    stains: [
      ['Donkere waterkring', 'Vierentwintig uur wachten, zij trekt weg'],
      ['Olie, crème', 'Talkpoeder erop, een nacht, wegborstelen'],
      ['Witte kalkring', 'Druppels voortaan opnemen; weg te slijpen met vlakpad 400, dan impregneren'],
      ['Grijze waas', 'Tijd voor een nieuwe laag sealer'],
    ],
    never: [
      'Azijn, citroen en kalkreiniger: zuur lost cement op.',
      'Haarverf zonder doek eronder.',
      'Azijnzure kit langs de muur; neem zuurvrije.',
    ],
    damage:
      'Een afgestoten hoekje bewaart u: het is terug te lijmen. Gaatjes tot 2 mm horen bij gieten. Een haarscheur dunner dan een nagel dik is geen breuk, het glasvezel in het blad houdt haar vast.',
    covers: (finish) => finish.surface.kind === 'beton',
  },
  natuursteen: {
    title: 'Natuursteen',
    intro:
      'Hardsteen, basalt, marmer, kalksteen, travertijn, graniet en leisteen: elk blad is uit één blok gezaagd en anders dan zijn buurman. Kalkhoudende steen verdraagt geen zuur.',
    daily: [
      'Neem druppels op met een zachte doek; hard water laat op donkere steen een rand na.',
      'Reinig met pH-neutrale steenreiniger, een dop op vijf liter water.',
      'Zet parfum, tonic en scheerschuim op een schaaltje.',
    ],
    yearly: [
      'Impregneer gezoete en geborstelde steen eens per jaar; gepolijst marmer om de twee jaar.',
      'Proef met een druppel: wordt de steen na tien minuten donkerder, dan is het tijd.',
    ],
    stains: [
      ['Kalk', 'Nooit zuur; steenreiniger, laten inwerken, herhalen'],
      ['Olie, crème', 'Papje van krijt en alcohol, een nacht onder folie'],
      ['Roest van een blikje', 'Roestverwijderaar voor natuursteen, vraag uw verkooppunt'],
      ['Doffe etsplek in marmer', 'Polijstpoeder voor marmer, met een vochtige vilten schijf'],
    ],
    never: [
      'Azijn, citroen, wc-reiniger en ontkalker.',
      'Azijnzure kit: zij trekt een vette rand in de steen.',
      'Leunen op de voorrand van een blad dat nog niet vastzit.',
    ],
    damage:
      'Een schilfer uit de rand is met steenlijm in kleur te herstellen door een steenhouwer. Bewaar het stukje. Aders en gaatjes in travertijn zijn geen schade.',
    covers: () => false,
    tops: /natuursteen/i,
  },
}
