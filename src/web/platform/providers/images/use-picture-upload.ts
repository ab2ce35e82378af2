import { useEffect, useRef, useState } from 'react'
import * as t from '#messages/upload'
import { uploadPicture } from './images.ts'

/**
 * Returns the state and functions of a picture upload. `share`: the fraction that is sent, 0 to 1, or undefined.
 * Leaving the page cancels the upload. A stored file is not sent again after a later failure.
 */
export function usePictureUpload() {
  const [share, setShare] = useState<number>()
  const underway = useRef<AbortController>(undefined)
  const stored = useRef<{ file: File; address: string }>(undefined)
  const cancel = () => underway.current?.abort()
  useEffect(() => () => underway.current?.abort(), [])

  const send = async (file: File): Promise<string> => {
    if (stored.current?.file === file) return stored.current.address
    underway.current = new AbortController()
    setShare(0)
    try {
      const address = await uploadPicture(file, { onProgress: setShare, signal: underway.current.signal })
      stored.current = { file, address }
      return address
    } finally {
      setShare(undefined)
    }
  }
  return { share, send, cancel }
}

export function uploadMessage(error: unknown): string {
  if (error instanceof DOMException && error.name === 'AbortError') return t.cancelled()
  return error instanceof Error ? error.message : String(error)
}
