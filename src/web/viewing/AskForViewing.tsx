import { DialogButton } from '../ui/feedback/DialogButton.tsx'
import type { Asked } from './ViewingDialog.tsx'

const load = async () => (await import('./ViewingDialog.tsx')).ViewingDialog

/** Opens the request for a viewing of a home. */
export const AskForViewing = ({ className, ...asked }: Asked & { className?: string }) => (
  <DialogButton name="Ask for a viewing" load={load} dialog={asked} className={className} />
)
