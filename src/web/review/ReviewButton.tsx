import { DialogButton } from '../ui/feedback/DialogButton.tsx'
import type { Reviewed } from './ReviewDialog.tsx'

const load = async () => (await import('./ReviewDialog.tsx')).ReviewDialog

/** Opens the review of a home. */
export const ReviewButton = ({ className, ...reviewed }: Reviewed & { className?: string }) => (
  <DialogButton name="Review" load={load} dialog={reviewed} className={className} />
)
