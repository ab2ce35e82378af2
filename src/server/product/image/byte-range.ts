import type { ByteRange } from '../../providers/images/images.ts'

/**
 * Returns the range of a `Range` header; `undefined` for an invalid header or several ranges, for which a server may
 * send the whole file (RFC 9110 §14.2).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? []
  if (first === '') return last === '' ? undefined : satisfiable(size - Number(last), size - 1, size)
  if (last !== '' && Number(last) < Number(first)) return undefined
  return satisfiable(Number(first), last === '' ? size - 1 : Number(last), size)
}

function satisfiable(first: number, last: number, size: number): ByteRange | 'unsatisfiable' {
  const range = { start: Math.max(0, first), end: Math.min(last, size - 1) }
  return range.start <= range.end ? range : 'unsatisfiable'
}
