const { hints, labels: kindLabels } = require('./content-kinds.json')

/** How the panel names the fields: a label, or a label and an explanation. `list` holds the columns of the overview, `main` the field that names an entry. */
const taxonomy = {
  main: 'name',
  list: ['name', 'slug', 'is_active', 'sort_order'],
  fields: {
    name: 'Naam',
    slug: ['Adres', 'Deel van het webadres. Na publicatie niet meer veranderen.'],
    description: 'Beschrijving',
    is_active: ['Actief', 'Niet actief: niet in lijsten en filters.'],
    sort_order: ['Volgorde', 'Laag staat voorop.'],
  },
}

const moments = Object.fromEntries(
  ['publishOn', 'unpublishOn'].map((field) => [field, [kindLabels[field], hints[field]]]),
)

module.exports = {
  product: {
    main: 'name',
    list: ['name', 'slug', 'is_active', 'is_new', 'is_featured'],
    fields: {
      name: 'Naam',
      slug: [
        'Adres',
        'Deel van het webadres: /producten/… Het knopje ernaast maakt het uit de naam. Na publicatie niet meer veranderen.',
      ],
      short_description: ['Korte beschrijving', 'Eén zin, voor kaarten en zoekmachines.'],
      description: ['Beschrijving', 'Alinea’s, met een lege regel ertussen.'],
      brand: ['Merk', 'Leeg: het hoofdmerk.'],
      model: ['Model', 'Welk onderdeel van het meubel: wastafelmeubel, kolomkast, spiegel …'],
      is_active: ['Actief', 'Niet actief: het product is op de website niet te vinden.'],
      is_new: 'Nieuw',
      is_featured: ['Uitgelicht', 'Staat voorop waar producten worden aanbevolen.'],
      categories: 'Categorieën',
      collections: 'Collecties',
      features: 'Kenmerken',
      featured_image: ['Hoofdfoto', 'Beschrijf de foto in ‘alternatieve tekst’.'],
      gallery: 'Meer foto’s',
      technical_drawing: 'Maattekening',
      variants: [
        'Uitvoeringen',
        'Elke maat in elke kleur is een uitvoering. Maak ze na het product, bij Uitvoering, en kies daar het product.',
      ],
      ...moments,
    },
  },
  variant: {
    main: 'article',
    list: ['article', 'product', 'price', 'stock_quantity', 'is_active'],
    fields: {
      article: ['Artikelnummer', 'Hoofdletters, cijfers en streepjes; uniek.'],
      product: 'Product',
      price: ['Prijs', 'In euro’s, met btw. Leeg: prijs op aanvraag.'],
      compare_price: ['Van-prijs', 'Wordt doorgestreept getoond als hij hoger is dan de prijs.'],
      is_active: 'Actief',
      track_inventory: ['Voorraad bijhouden', 'Uit: de uitvoering heet altijd op voorraad.'],
      stock_quantity: 'Voorraad',
      low_stock_threshold: ['Grens ‘bijna uitverkocht’', 'Leeg: de grens van de website.'],
      width: ['Breedte', 'In millimeters.'],
      height: ['Hoogte', 'In millimeters.'],
      depth: ['Diepte', 'In millimeters.'],
      diameter: ['Diameter', 'In millimeters; dan blijven breedte, hoogte en diepte leeg.'],
      color_textures: 'Kleuren',
      materials: 'Materialen',
      images: 'Foto’s',
      model_3d: '3D-model',
      technical_drawing: 'Maattekening',
    },
  },
  color: {
    main: 'name',
    list: ['name', 'slug', 'hex_code', 'is_active'],
    fields: {
      name: 'Naam',
      slug: ['Sleutel', 'Zo heet de kleur in webadressen. Na publicatie niet meer veranderen.'],
      color_name: ['Naam voor bezoekers', 'Leeg: de naam hierboven.'],
      hex_code: ['Kleurcode', '#rrggbb, in kleine letters.'],
      surface_finish: ['Glans', 'Mat, zijdeglans of hoogglans.'],
      is_active: 'Actief',
      sort_order: ['Volgorde', 'Laag staat voorop.'],
      texture_image: 'Staal',
      material: ['Materiaal', 'Waarvan deze kleur is gemaakt.'],
    },
  },
  category: taxonomy,
  collection: taxonomy,
  feature: taxonomy,
  material: taxonomy,
  faq: {
    main: 'title',
    list: ['title', 'category', 'is_featured'],
    fields: {
      title: ['Vraag', 'Eindigt met een vraagteken.'],
      slug: ['Adres', 'Deel van het webadres. Na publicatie niet meer veranderen.'],
      antwoord: 'Antwoord',
      category: ['Onderwerp', 'Schrijf een bestaand onderwerp precies zo, anders ontstaat een nieuw.'],
      is_featured: ['Uitgelicht', 'Staat bij de meestgestelde vragen.'],
      ...moments,
    },
  },
  vacature: {
    main: 'titel',
    list: ['titel', 'locatie', 'uren', 'actief'],
    fields: {
      titel: 'Functie',
      slug: ['Adres', 'Deel van het webadres. Na publicatie niet meer veranderen.'],
      locatie: 'Plaats',
      uren: ['Uren per week', 'Zoals 40 of 32-40.'],
      beschrijving: 'Beschrijving',
      algemene_info: ['Algemene informatie', 'Salaris, voorwaarden en solliciteren.'],
      actief: ['Actief', 'Uit: de vacature verdwijnt meteen van de website.'],
      ...moments,
    },
  },
  'privacy-page': { main: 'title', list: ['title'], fields: { title: 'Titel', statement: 'Tekst' } },
}
