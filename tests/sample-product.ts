/** A product and a variant for tests, with as little in them as the types allow. */
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'

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
