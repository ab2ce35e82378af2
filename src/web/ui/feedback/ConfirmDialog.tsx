import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  open: boolean
  onConfirm: () => void
  onCancel: () => void
  busy?: boolean
  words?: string
  confirm?: string
}

/** Confirms deletions (P-57) and equally final actions only. */
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
