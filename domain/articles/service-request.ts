/** The address where service is asked for, with an article number filled in (content/site.json). */
import { site } from '#domain/site.ts'

/** @param article the number of a part or of furniture, as printed on it */
export function serviceRequestFor(article: string): string {
  return `${site.links.serviceRequest}/?${new URLSearchParams({ artikel: article })}`
}
