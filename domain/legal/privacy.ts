/** The privacy page as the content API gives it (specification section 7). */
import type { RichText } from '../rich-text.ts'

export type PrivacyPage = {
  locale: string
  title: string
  statement: RichText
  updatedAt: string
  /** nl first. */ locales: string[]
}
