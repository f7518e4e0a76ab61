/** The search text of products in an FTS5 table of trigrams; SQLite only, as the catalogue is. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const productSearch: Migration = {
  async up(db: Kysely<never>) {
    // Folded before it is stored, so that store and index agree on case and accents.
    await sql`create virtual table product_search using fts5(slug unindexed, search_text, tokenize = 'trigram case_sensitive 1')`.execute(
      db,
    )
    await sql`insert into product_search (slug, search_text) select slug, search_text from product`.execute(db)
    await db.schema.alterTable('product').dropColumn('search_text').execute()
  },
}

/** The process searches in its own index (server/catalogue/product-index.ts). */
export const dropProductSearch: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.dropTable('product_search').execute()
  },
}
