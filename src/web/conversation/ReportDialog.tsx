import { useState } from 'react'
import { isolated } from '#contract/isolated'
import { messageOf } from '../api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { TextArea } from '../ui/form/Field.tsx'
import { useReport } from './conversation.queries.ts'

/** Reports a conversation to the admins, with a reason. Closing the dialog keeps the typed text. */
export function ReportButton({ id, otherName }: { id: string; otherName: string }) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { mutateAsync: report, isPending } = useReport(id)
  const submit = async () => {
    try {
      await report(reason)
      setOpen(false)
      setReason('')
      toast.success('Reported. An admin will read this conversation.')
    } catch (failure) {
      setError(messageOf(failure))
    }
  }
  return (
    <>
      <Button variant="quiet" compact onClick={() => setOpen(true)}>
        Report
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Report ${isolated(otherName)}`}>
        <p className="mt-3 text-muted">
          {`The admins can then read this conversation as it is now, until they have decided. ${isolated(otherName)} isn’t notified.`}
        </p>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
          className="mt-6 grid gap-4"
        >
          <TextArea
            label="Reason"
            required
            value={reason}
            error={error}
            onChange={({ target }) => {
              setReason(target.value)
              setError(undefined)
            }}
          />
          <Button type="submit" busy={isPending} className="w-full sm:w-auto">
            Send report
          </Button>
        </form>
      </Dialog>
    </>
  )
}
