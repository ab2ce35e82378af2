import * as t from '#messages/mortgage'
import { DialogButton } from '../../ui/feedback/DialogButton.tsx'
import { useKeptTerms } from './kept-terms.ts'

export const TermsButton = ({ email }: { email: string }) => (
  <DialogButton
    name={useKeptTerms() ? t.changeTerms() : t.setTerms()}
    load={loadTerms}
    dialog={{ email }}
    variant="text"
    compact
    className="-mx-4 underline underline-offset-4"
  />
)

const loadTerms = async () => (await import('./TermsDialog.tsx')).TermsDialog
