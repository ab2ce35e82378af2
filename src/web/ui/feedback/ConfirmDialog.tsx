import * as t from '#messages/dialog'
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
  words = t.noWayBack(),
  confirm = t.yesDelete(),
}: Props) => (
  <Dialog open={open} onClose={onCancel} title={t.areYouSure()} role="alertdialog">
    <p className="mt-3 text-muted">{words}</p>
    <div className="mt-8 flex flex-wrap justify-end gap-3">
      <Button variant="quiet" onClick={onCancel}>
        {t.cancel()}
      </Button>
      <Button variant="danger" onClick={onConfirm} busy={busy}>
        {confirm}
      </Button>
    </div>
  </Dialog>
)
