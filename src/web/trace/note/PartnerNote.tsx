import { isolated } from '#contract/isolated'
import type { SharedNote } from '#contract/note'
import * as t from '#messages/note'
import { Fold } from '../../ui/Fold.tsx'

export const PartnerNote = ({ note, name }: { note: SharedNote; name: string }) => (
  <div className="min-w-0 rounded-field bg-sunken p-3">
    <p className="text-sm font-semibold wrap-anywhere">{t.noteOf({ name: isolated(name) })}</p>
    <Fold lines={6} className="mt-1 whitespace-pre-wrap!">
      {note.text}
    </Fold>
  </div>
)
