/** The bytes that a Range header asks for, `end` included; null for forms that may be ignored (several ranges, other units). */
export function byteRange(header: string, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
