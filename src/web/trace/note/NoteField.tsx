import { useEffect, useId, useRef } from 'react'
import { isolated } from '#contract/isolated'
import { MAX_NOTE_LENGTH, type Note } from '#contract/note'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/note'
import { tryAgain } from '#messages/ui'
import { Button } from '../../ui/Button.tsx'
import { type NoteState, useNote } from './use-note.ts'

type Props = {
  email: string
  propertyId: string
  stored: Note | undefined
  partner: string | undefined
  describedBy?: string | undefined
  takesFocus: boolean
  onWrite: () => void
}

export function NoteField({ email, propertyId, stored, partner, describedBy, takesFocus, onWrite }: Props) {
  const { text, isShared, state, write, share, save, saveWhatWaits, keepThis, takeOther } = useNote(
    email,
    propertyId,
    stored,
  )
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) area.current?.focus()
  }, [takesFocus])
  const field = useId()
  const hint = useId()
  const status = useId()
  const over = text.length - MAX_NOTE_LENGTH
  return (
    <div className="min-w-0">
      <label htmlFor={field} className="text-sm font-semibold">
        {t.name()}
      </label>
      <textarea
        ref={area}
        id={field}
        aria-describedby={[describedBy, hint, status].filter(Boolean).join(' ')}
        aria-invalid={over > 0 || undefined}
        dir="auto"
        rows={2}
        placeholder={t.placeholder()}
        value={text}
        onChange={({ target }) => {
          onWrite()
          write(target.value)
        }}
        onBlur={saveWhatWaits}
        className="mt-1 block field-sizing-content max-h-60 min-h-16 w-full min-w-0 resize-y rounded-field border border-edge bg-surface px-3 py-2 text-base text-ink [unicode-bidi:plaintext] placeholder:text-muted hover:border-brand focus:border-brand focus-visible:rounded-field focus-visible:outline-offset-1 aria-invalid:border-danger"
      />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
        <p id={hint}>{whoReads(partner, isShared)}</p>
        <p id={status} role="status" className={isBad(state) || over > 0 ? 'font-medium text-danger' : ''}>
          {over > 0 ? t.tooLong({ count: over, shown: shownNumber(over) }) : statusOf(state)}
        </p>
      </div>
      {partner !== undefined && text.trim() !== '' && (
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={isShared}
            aria-describedby={describedBy}
            onChange={({ target }) => share(target.checked)}
            className="size-4 shrink-0 accent-brand"
          />
          <span className="min-w-0 wrap-anywhere">{t.showTo({ name: isolated(partner) })}</span>
        </label>
      )}
      {state.kind === 'failed' && over <= 0 && (
        <Button variant="quiet" compact onClick={save} className="mt-1">
          {tryAgain()}
        </Button>
      )}
      {state.kind === 'changed' && <Changed other={state.other} keep={() => keepThis(state.other)} take={takeOther} />}
    </div>
  )
}

function whoReads(partner: string | undefined, isShared: boolean): string {
  if (partner === undefined) return t.onlyYou()
  return isShared ? t.sharedWith({ name: isolated(partner) }) : t.onlyYouAndPartner()
}

const isBad = ({ kind }: NoteState): boolean => kind === 'failed' || kind === 'changed'

function statusOf(state: NoteState): string {
  if (state.kind === 'failed') return t.failed({ reason: state.reason })
  if (state.kind === 'changed') return t.changed()
  if (state.kind === 'offline') return t.offline()
  if (state.kind === 'untouched') return ''
  return state.kind === 'saved' ? t.saved() : t.saving()
}

const Changed = ({ other, keep, take }: { other: Note; keep: () => void; take: () => void }) => (
  <div className="mt-2 rounded-field border border-line bg-canvas p-3">
    <p className="text-sm font-semibold">{t.otherText()}</p>
    <blockquote dir="auto" className="mt-1 max-h-40 overflow-y-auto text-sm wrap-anywhere whitespace-pre-wrap">
      {other.text}
    </blockquote>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button variant="quiet" compact onClick={keep}>
        {t.keepMine()}
      </Button>
      <Button variant="quiet" compact onClick={take}>
        {t.takeOther()}
      </Button>
    </div>
  </div>
)
