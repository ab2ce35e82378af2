import * as t from '#messages/mortgage'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import type { DialogState } from '../../ui/feedback/DialogButton.tsx'
import { TermsFields } from './TermsFields.tsx'

export function TermsDialog({ email, open, onClose }: { email: string } & DialogState) {
  return (
    <Dialog open={open} onClose={onClose} title={t.yourMonth()}>
      <p className="mt-3 text-muted">{t.yourMonthText()}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
        }}
        className="mt-5 grid gap-4"
      >
        <TermsFields email={email} />
        <Button type="submit">{t.done()}</Button>
      </form>
    </Dialog>
  )
}
