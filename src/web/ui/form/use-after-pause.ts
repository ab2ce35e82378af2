import { useEffect, useState } from 'react'

const PAUSE_MS = 500

/** Follows a text once it has rested. */
export function useAfterPause(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
