import { useState } from 'react'
import { exportApi } from '#contract/dashboard/export'
import { messageOf } from '../api/api-error.ts'
import { download } from '../api/download.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'

/** Downloads a whole list as CSV. */
export function ExportButton({ list }: { list: keyof typeof exportApi }) {
  const [isBusy, setBusy] = useState(false)
  const fetchAll = async () => {
    setBusy(true)
    try {
      await download(exportApi[list])
    } catch (error) {
      toast.failure('The file could not be downloaded.', { detail: messageOf(error) })
    }
    setBusy(false)
  }
  return (
    <Button variant="quiet" compact busy={isBusy} onClick={() => void fetchAll()}>
      Download CSV
    </Button>
  )
}
