import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  open: boolean
  onConfirm: () => void
  onCancel: () => void
  busy?: boolean
  /** The consequence, and the name of the confirming button; those of a deletion by default. */
  words?: string
  confirm?: string
}

/** Asks before a deletion (P-57) or what is as final for the person, and before nothing else. */
export const ConfirmDialog = ({
  open,
  onConfirm,
  onCancel,
  busy = false,
  words = "You won't be able to revert this!",
  confirm = 'Yes, delete it!',
}: Props) => (
  <Dialog open={open} onClose={onCancel} title="Are you sure?" role="alertdialog">
    <p className="mt-3 text-muted">{words}</p>
    <div className="mt-8 flex flex-wrap justify-end gap-3">
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="danger" onClick={onConfirm} busy={busy}>
        {confirm}
      </Button>
    </div>
  </Dialog>
)
