import type { RequestKind } from './request-kinds.ts'

/** The name under which the browser keeps the draft of a form: its kind, and of an application the vacancy too. */
export function draftName(request: { kind: RequestKind; vacancy?: string }): string {
  return request.vacancy === undefined ? request.kind : `${request.kind}.${request.vacancy}`
}
