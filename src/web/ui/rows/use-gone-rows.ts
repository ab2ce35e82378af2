import { useEffect, useRef } from 'react'

/** Of more at once, the rest is read with the next answer. */
const MAX_READ_AT_ONCE = 20

/** Reads each row that has left its list, once, and hands it to `show`. One that can't be read stays as it was shown. */
export function useGoneRows<Row>(
  gone: readonly string[],
  readRow: ((key: string) => Promise<Row>) | undefined,
  show: (row: Row) => void,
): void {
  const read = useRef(new Set<string>())
  useEffect(() => {
    for (const key of read.current) if (!gone.includes(key)) read.current.delete(key)
    if (!readRow) return
    for (const key of gone.filter((one) => !read.current.has(one)).slice(0, MAX_READ_AT_ONCE)) {
      read.current.add(key)
      readRow(key).then(show, () => {})
    }
  })
}
