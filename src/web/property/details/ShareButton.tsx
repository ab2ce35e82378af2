import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast.ts'

/** Shares the page's address through the device's own dialog, or copies it. */
export function ShareButton({ title, className }: { title: string; className?: string }) {
  const [sharing, setSharing] = useState(false)
  const share = async () => {
    if (sharing) return
    setSharing(true)
    const url = window.location.origin + window.location.pathname
    try {
      if (navigator.share) {
        await navigator.share({ title, url })
      } else {
        await navigator.clipboard.writeText(url)
        toast.success('Link copied.')
      }
    } catch (error) {
      // Closing the device's own dialog is no failure. Without TLS there is no clipboard.
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) toast.failure('The link could not be shared.', { detail: `Please copy it yourself: ${url}` })
    }
    setSharing(false)
  }
  return (
    <Button variant="quiet" busy={sharing} onClick={() => void share()} className={className}>
      Share
    </Button>
  )
}
