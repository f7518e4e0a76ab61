/** The files below /professional that hold the whole catalogue. */
export const catalogueFileNames = ['prijslijst.csv', 'prijslijst.xlsx', 'etim-xchange.json', 'bmecat.xml'] as const
export type CatalogueFileName = (typeof catalogueFileNames)[number]
