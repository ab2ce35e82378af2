import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Note } from '#contract/note'
import * as t from '#messages/note'
import { tryAgain } from '#messages/ui'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.ts'
import { LineIcon } from '../../ui/LineIcon.tsx'
import { keptNote } from './kept-note.ts'
import { notesOf } from './note.queries.ts'

const PartnerNote = lazyPart(async () => (await import('./PartnerNote.tsx')).PartnerNote)

const NoteField = lazyPart(async () => (await import('./NoteField.tsx')).NoteField)

type Props = { email: string; propertyId: string }

export function HomeNote(home: Props) {
  const { data, isError, refetch } = useQuery(notesOf([home.propertyId]))
  const shared = data?.shared[home.propertyId]
  return (
    <div className="min-h-11 print:hidden">
      {data && <NoteOrButton {...home} stored={data.own[home.propertyId]} partner={data.partner} />}
      {shared && data?.partner && (
        <div className="mt-2 mb-4">
          <Suspense>
            <PartnerNote note={shared} name={data.partner} />
          </Suspense>
        </div>
      )}
      {!data && isError && <NoteNotLoaded retry={() => void refetch()} />}
    </div>
  )
}

type NoteProps = Props & { stored: Note | undefined; partner: string | undefined; describedBy?: string | undefined }

export function NoteOrButton({ stored, ...rest }: NoteProps) {
  const [isOpen, setOpen] = useState(() => keptNote(rest.email, rest.propertyId).read() !== undefined)
  const [isPressed, setPressed] = useState(false)
  if (isOpen || stored?.text)
    return (
      <Suspense>
        <NoteField
          key={`${rest.email} ${rest.propertyId}`}
          {...rest}
          stored={stored}
          takesFocus={isPressed}
          onWrite={() => setOpen(true)}
        />
      </Suspense>
    )
  const press = () => {
    setPressed(true)
    setOpen(true)
  }
  return (
    <Button variant="text" compact aria-describedby={rest.describedBy} onClick={press} className="-mx-4">
      <LineIcon path="M5 19h3.5L19 8.5 15.5 5 5 15.5V19Zm8.5-12 3.5 3.5" />
      <span>{t.add()}</span>
    </Button>
  )
}

export const NoteNotLoaded = ({ retry }: { retry: () => void }) => (
  <div className="flex flex-wrap items-center gap-x-3">
    <p role="alert" className="text-sm font-medium text-danger">
      {t.notLoaded()}
    </p>
    <Button variant="text" compact onClick={retry}>
      {tryAgain()}
    </Button>
  </div>
)
