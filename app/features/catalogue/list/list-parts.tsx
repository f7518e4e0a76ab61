/** What stands in the list of products. */
export { ProductGrid } from './ProductGrid.tsx'
