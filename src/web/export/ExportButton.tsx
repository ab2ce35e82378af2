import { useState } from 'react'
import { exportApi } from '#contract/dashboard/export'
import { messageOf } from '../api/api-error.ts'
import { asSignedIn } from '../api/as-signed-in.ts'
import { send } from '../api/send.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'

/** Long enough for a list of any length: the server sends it as it reads it. */
const TIMEOUT_MS = 10 * 60_000

/** Downloads a whole list as CSV. The token goes in a header, never into an address. */
export function ExportButton({ list }: { list: keyof typeof exportApi }) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const answer = await asSignedIn((token) => send(exportApi[list], {}, token, TIMEOUT_MS))
      saveAs(await answer.blob(), `${list}.csv`)
    } catch (error) {
      toast.failure('The file could not be downloaded.', { detail: messageOf(error) })
    }
    setBusy(false)
  }
  return (
    <Button variant="quiet" compact busy={isBusy} onClick={() => void download()}>
      Download CSV
    </Button>
  )
}

const RELEASE_MS = 60_000

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS) // the browser may still be reading it
}
