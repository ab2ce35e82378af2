import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = { open: boolean; onConfirm: () => void; onCancel: () => void; busy?: boolean }

/** Asks before a deletion (P-57), and only before deletions. */
export const ConfirmDialog = ({ open, onConfirm, onCancel, busy = false }: Props) => (
  <Dialog open={open} onClose={onCancel} title="Are you sure?" role="alertdialog">
    <p className="mt-3 text-muted">You won't be able to revert this!</p>
    <div className="mt-8 flex flex-wrap justify-end gap-3">
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="danger" onClick={onConfirm} busy={busy}>
        Yes, delete it!
      </Button>
    </div>
  </Dialog>
)
