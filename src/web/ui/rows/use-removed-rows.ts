import { useEffect, useRef } from 'react'

/** Of more at once, the rest is read with the next answer. */
const MAX_READ_AT_ONCE = 20

/** Reads the rows that have left their list, each once, and hands them to `show`. Those that can't be read stay as they were shown. */
export function useGoneRows<Row>(
  gone: readonly string[],
  readRows: ((keys: string[]) => Promise<Row[]>) | undefined,
  show: (rows: Row[]) => void,
): void {
  const read = useRef(new Set<string>())
  useEffect(() => {
    for (const key of read.current) if (!gone.includes(key)) read.current.delete(key)
    const unread = gone.filter((key) => !read.current.has(key)).slice(0, MAX_READ_AT_ONCE)
    if (!readRows || unread.length === 0) return
    for (const key of unread) read.current.add(key)
    readRows(unread).then(show, () => {})
  })
}
