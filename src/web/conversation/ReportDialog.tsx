import { useState } from 'react'
import { isolated } from '#contract/isolated'
import { personName } from '#contract/person-name'
import * as t from '#messages/conversation'
import { messageOf } from '../platform/api/api-error.ts'
import { useDraftText } from '../platform/session/use-draft.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import type { DialogState } from '../ui/feedback/DialogButton.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { TextArea } from '../ui/form/Field.tsx'
import { useReport } from './conversation.queries.ts'

export function ReportDialog({ id, otherName, open, onClose }: { id: string; otherName: string } & DialogState) {
  const [reason, setReason] = useDraftText(`report:${id}`)
  const [error, setError] = useState<string>()
  const { mutateAsync: report, isPending } = useReport(id)
  const submit = async () => {
    try {
      await report(reason)
      onClose()
      setReason('')
      toast.success(t.reported())
    } catch (failure) {
      setError(messageOf(failure))
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.reportOf({ name: isolated(personName(otherName)) })}>
      <p className="mt-3 text-muted">{t.reportWords({ name: isolated(personName(otherName)) })}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="mt-6 grid gap-4"
      >
        <TextArea
          label={t.reason()}
          required
          value={reason}
          error={error}
          onChange={({ target }) => {
            setReason(target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" busy={isPending} className="w-full sm:w-auto">
          {t.sendReport()}
        </Button>
      </form>
    </Dialog>
  )
}
