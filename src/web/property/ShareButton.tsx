import { useState } from 'react'
import * as t from '#messages/share'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { LineIcon } from '../ui/LineIcon.tsx'

export function ShareButton({ title, path = window.location.pathname }: { title: string; path?: string }) {
  const [sharing, setSharing] = useState(false)
  const share = async () => {
    if (sharing) return
    setSharing(true)
    const url = window.location.origin + path
    try {
      if (navigator.share) {
        await navigator.share({ title, url })
      } else {
        await navigator.clipboard.writeText(url)
        toast.success(t.linkCopied())
      }
    } catch (error) {
      // Closing the device's own dialog is no failure. Without TLS there is no clipboard.
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) toast.failure(t.notShared(), { detail: t.copyIt({ url }) })
    }
    setSharing(false)
  }
  return (
    <Button
      variant="quiet"
      compact
      busy={sharing}
      onClick={() => void share()}
      aria-label={t.share()}
      className="size-11 px-0!"
    >
      <LineIcon path="M12 15V3.5M8 7l4-4 4 4M6 11H5v9.5h14V11h-1" />
    </Button>
  )
}
