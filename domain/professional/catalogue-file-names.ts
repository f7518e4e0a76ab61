/** The files below /professional that hold the whole catalogue. */
export const catalogueFileNames = [
  'prijslijst.csv',
  'prijslijst.xlsx',
  'prijslijst.pdf',
  'etim-xchange.json',
  'bmecat.xml',
] as const
export type CatalogueFileName = (typeof catalogueFileNames)[number]
