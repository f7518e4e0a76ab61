/** The text that products are searched in, indexed by three characters at a time; of SQLite alone, as the catalogue is. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const productSearch: Migration = {
  async up(db: Kysely<never>) {
    // The text is folded before it is stored, so that store and index of the process agree on what case and accents are.
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
