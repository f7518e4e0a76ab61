/** A product and a variant for tests, with as little in them as the types allow. */
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'
import type { ProductVariant } from '#server/catalogue/product-pages.ts'

export function sampleVariant(fields: Partial<Variant> = {}): Variant {
  return {
    article: 'A-0',
    price: 10_000,
    compare_price: null,
    is_active: true,
    track_inventory: true,
    stock_quantity: 9,
    low_stock_threshold: 5,
    width: 600,
    height: 18,
    depth: 120,
    diameter: null,
    color_textures: [],
    images: [],
    model_3d: null,
    technical_drawing: null,
    materials: [],
    ...fields,
  }
}

/** A shelf as the page of a product shows it. */
export function shownVariant(fields: Partial<ProductVariant> = {}): ProductVariant {
  return {
    article: 'PLTH-0600',
    finish: null,
    size: '60 x 2 x 12 cm',
    price: 0,
    compare_price: null,
    stock: 'in_stock',
    materials: ['massief-hout'],
    drawing: null,
    width: 600,
    height: 20,
    depth: 120,
    diameter: null,
    ...fields,
  }
}

export function sampleProduct(fields: Partial<Product> = {}): Product {
  return {
    slug: 'kast',
    name: 'Kast',
    description: '',
    short_description: '',
    is_active: true,
    is_new: false,
    is_featured: false,
    brand: 'Oeverhout',
    model: 'kast',
    categories: [],
    collections: [],
    features: [],
    featured_image: null,
    gallery: [],
    technical_drawing: null,
    variants: [],
    createdAt: '2026-01-01',
    ...fields,
  }
}
