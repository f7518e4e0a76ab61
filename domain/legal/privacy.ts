/** The privacy page of the content API. */
import type { RichText } from '../rich-text.ts'

export type PrivacyPage = {
  locale: string
  title: string
  statement: RichText
  updatedAt: string
  /** nl first. */ locales: string[]
}
