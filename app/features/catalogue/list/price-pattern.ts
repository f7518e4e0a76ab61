/**
 * What the price fields take: a price as people type it and as this site writes it, of at least one euro. '1000', '1.000', '€ 1.000,50' and '800,-' are such.
 * The reader of the search params has the same form once more (product-search.ts): shared, it would be a file that every page names.
 */
export const pricePattern = String.raw`[€\s]*0*([1-9]\d{0,5}|[1-9]\d?\d?[.\s]\d{3})(,(\d\d?|-+))?[€\s]*`
