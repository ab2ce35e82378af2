import { useEffect, useRef, useState } from 'react'
import { uploadPicture } from './images.ts'

/**
 * Uploads pictures from a form. `share`: how much has been sent, from 0 to 1; `undefined` while nothing is. Leaving the screen
 * cancels. A file that is stored already, because only what came after it failed, is not sent again.
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

/** Returns the message for a failed or cancelled upload. */
export function uploadMessage(error: unknown): string {
  if (error instanceof DOMException && error.name === 'AbortError') return 'The upload was cancelled'
  return error instanceof Error ? error.message : String(error)
}
