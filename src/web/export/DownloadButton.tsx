import { type ReactNode, useState } from 'react'
import { messageOf } from '../api/api-error.ts'
import { download } from '../api/download.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'

type Props = {
  endpoint: Parameters<typeof download>[0]
  /** Of its path. */
  params?: Record<string, string>
  /** What happened when it could not be had, in a sentence. */
  failed: string
  compact?: boolean
  describedBy?: string
  children: ReactNode
}

/** Downloads the file of a call, and says why where that fails. */
export function DownloadButton({ endpoint, params, failed, compact, describedBy, children }: Props) {
  const [isBusy, setBusy] = useState(false)
  const fetchAll = async () => {
    setBusy(true)
    try {
      await download(endpoint, params)
    } catch (error) {
      toast.failure(failed, { detail: messageOf(error) })
    }
    setBusy(false)
  }
  return (
    <Button
      variant="quiet"
      compact={compact}
      busy={isBusy}
      aria-describedby={describedBy}
      onClick={() => void fetchAll()}
    >
      {children}
    </Button>
  )
}
