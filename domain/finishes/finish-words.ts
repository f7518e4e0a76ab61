/** The closed lists of the finish catalogue (docs/rules.md, Catalogues) and its surfaces in words. */

export const finishCategories = ['Badkamermeubelen', 'Afdekbladen HPL', 'Afdekbladen Beton'] as const
export const finishBrands = ['Oeverhout', 'Type', 'Sjithouse', 'Exclusief'] as const
export const finishCollections = [
  'Beat 45',
  'Beat 40',
  'Nuance 51.5',
  'Sunny',
  'Modena',
  'Tresore',
  'Epoque',
  'Epoch',
  'Epoch Toiletmeubelen',
  'Ligne',
  'Linea',
  'Morrison',
] as const

export const surfaceWords = {
  fineer: 'Houtfineer',
  massief: 'Massief hout',
  'mat-lak': 'Matte lak',
  'zijdeglans-lak': 'Zijdeglanslak',
  'hoogglans-lak': 'Hoogglanslak',
  melamine: 'Melamine',
  hpl: 'HPL',
  beton: 'Beton',
  'natuursteen-hpl': 'HPL met steendessin',
} as const
