import { type ReactNode, useState } from 'react'
import type { Endpoint } from '#contract/endpoint'
import { exportApi } from '#contract/export'
import * as t from '#messages/download'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { messageOf } from '../api/api-error.ts'
import { asSignedIn } from '../api/as-signed-in.ts'
import { send } from '../api/send.ts'

type Props = {
  endpoint: Parameters<typeof download>[0]
  params?: Record<string, string>
  failed: string
  compact?: boolean
  describedBy?: string
  children: ReactNode
}

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

export const ExportButton = ({ list }: { list: keyof typeof exportApi }) => (
  <DownloadButton endpoint={exportApi[list]} failed={t.failed()} compact>
    {t.csv()}
  </DownloadButton>
)

const TIMEOUT_MS = 10 * 60_000
const RELEASE_MS = 60_000

async function download(
  endpoint: Endpoint & { download: { name: string } },
  params: Record<string, string> = {},
): Promise<void> {
  const answer = await asSignedIn((token) => send(endpoint, { params }, token, TIMEOUT_MS))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = endpoint.download.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS) // the browser may still be reading it
}
