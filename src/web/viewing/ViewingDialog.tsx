import { type FormEvent, useState } from 'react'
import { MAX_VIEWING_NOTE_LENGTH } from '#contract/viewing'
import * as t from '#messages/viewing'
import { fieldErrors, isRefusal, messageOf } from '../platform/api/api-error.ts'
import { useDraftText } from '../platform/session/use-draft.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import type { DialogState } from '../ui/feedback/DialogButton.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { TextArea } from '../ui/form/Field.tsx'
import { SendTime } from './SendTime.tsx'
import { TimeChoice } from './TimeChoice.tsx'
import { useRequestViewing } from './viewing.queries.ts'

type Props = { propertyId: string }

export function ViewingDialog({ propertyId, open, onClose }: Props & DialogState) {
  const [startsAt, setStartsAt] = useState<string>()
  const [note, setNote] = useDraftText(`viewing:${propertyId}`)
  const [hasNote, setHasNote] = useState(note !== '')
  const [wrong, setWrong] = useState<{ time?: string; note?: string | undefined; all?: string }>({})
  const { mutateAsync: ask, isPending } = useRequestViewing()
  const choose = (time: string | undefined) => {
    setStartsAt(time)
    setWrong({})
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (startsAt === undefined) return setWrong({ time: t.pleaseChoose() })
    try {
      await ask({ propertyId, startsAt, note })
      onClose()
      setNote('')
      setHasNote(false)
      choose(undefined)
      toast.success(t.requestSent(), { detail: t.isHeld() })
    } catch (error) {
      const { note: wrongNote } = fieldErrors(error)
      if (wrongNote) return setWrong({ note: wrongNote })
      if (isRefusal(error)) choose(undefined) // it may have been taken: the free times are loaded again
      setWrong({ all: messageOf(error) })
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.askForOne()}>
      <p className="mt-3 text-muted">{t.askWords()}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
        <TimeChoice propertyId={propertyId} value={startsAt} onChange={choose} error={wrong.time} />
        {hasNote ? (
          <TextArea
            label={t.noteToAgent()}
            hint={t.optional()}
            maxLength={MAX_VIEWING_NOTE_LENGTH}
            error={wrong.note}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        ) : (
          <Button variant="text" compact onClick={() => setHasNote(true)} className="-ms-4 justify-self-start">
            {t.addNote()}
          </Button>
        )}
        <SendTime
          propertyId={propertyId}
          startsAt={startsAt}
          error={wrong.all}
          isPending={isPending}
          texts={{ without: t.sendRequest(), of: t.askFor }}
        />
      </form>
    </Dialog>
  )
}
