import { type FormEvent, useState } from 'react'
import { MAX_SEARCH_NAME_LENGTH, type SavedSearch } from '#contract/saved-search'
import * as t from '#messages/savedSearch'
import { messageOf } from '../platform/api/api-error.ts'
import { useDraftText } from '../platform/session/use-draft.ts'
import { Button, ButtonPlace } from '../ui/Button.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/form/Field.tsx'
import { useRow } from '../ui/rows/RowActions.tsx'
import { useChangeSearch } from './change-saved-search.ts'

export function RenameSearch({ search, describedBy }: { search: SavedSearch; describedBy: string }) {
  const { isDeleted } = useRow()
  const [isOpen, setOpen] = useState(false)
  const [name, setName, clearDraft] = useDraftText(`rename:${search._id}`, search.name)
  const [error, setError] = useState<string>()
  const { mutate: change, isPending } = useChangeSearch()
  const open = () => {
    setError(undefined)
    setOpen(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setError(t.nameRequired())
    const onSuccess = () => {
      clearDraft()
      setOpen(false)
      toast.success(t.nameChanged())
    }
    change({ id: search._id, name }, { onSuccess, onError: (failure) => setError(messageOf(failure)) })
  }
  if (isDeleted) return <ButtonPlace name={t.rename()} variant="quiet" compact />
  return (
    <>
      <Button variant="quiet" compact aria-describedby={describedBy} onClick={open}>
        {t.rename()}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.renameTitle()}>
        <form noValidate onSubmit={submit} className="mt-5 grid gap-6">
          <Field
            label={t.name()}
            required
            maxLength={MAX_SEARCH_NAME_LENGTH}
            value={name}
            error={error}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" busy={isPending} className="justify-self-end">
            {t.save()}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
