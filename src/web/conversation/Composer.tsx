import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { v4 as uuid } from 'uuid'
import { MAX_MESSAGE_LENGTH, MessageText } from '#contract/conversation-fields'
import { isolated } from '#contract/isolated'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/conversation'
import { tryAgain } from '#messages/ui'
import { messageOf } from '../platform/api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { isComposing } from '../ui/form/is-composing.ts'
import { messageDraft } from './message-draft.ts'

type Props = {
  email: string
  topic: string
  name: string
  send: (message: { text: string; key: string }) => Promise<unknown>
}

/** Returns a draft with a new idempotency key. It avoids `crypto.randomUUID`, which browsers have only on https. */
const newDraft = (text = '') => ({ text, key: uuid() })
const COUNTED_FROM = MAX_MESSAGE_LENGTH - 200

/**
 * The field for a new message; Ctrl or Cmd with Enter sends it. A failed message stays, and a retry has the same key,
 * so that it is never stored twice.
 */
export function Composer({ email, topic, name, send }: Props) {
  const storage = messageDraft(email, topic)
  const [draft, setDraft] = useState(() => storage.read() ?? newDraft())
  const [error, setError] = useState<{ text: string | undefined; isUnsent?: true }>()
  const [isSending, setIsSending] = useState(false)
  const note = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useGrowingField(field, draft.text)
  const fieldId = useId()
  const change = (next: typeof draft) => {
    setDraft(next)
    storage.keep(next)
  }
  const submit = async () => {
    if (isSending) return
    const checked = MessageText.safeParse(draft.text)
    if (!checked.success) return setError({ text: checked.error.issues[0]?.message })
    setError(undefined)
    setIsSending(true)
    try {
      await send({ text: checked.data, key: draft.key })
      change(newDraft())
    } catch (failure) {
      setError({ text: t.notSentBecause({ reason: messageOf(failure) }), isUnsent: true })
    } finally {
      setIsSending(false)
    }
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || isComposing(event)) return
    event.preventDefault()
    void submit()
  }
  const left = MAX_MESSAGE_LENGTH - draft.text.trim().length
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="border-t border-line p-3 sm:p-4"
    >
      <label htmlFor={fieldId} className="mb-1.5 block truncate text-sm font-semibold">
        {t.messageTo({ name: isolated(name) })}
      </label>
      <div className="flex items-end gap-3">
        <textarea
          ref={field}
          id={fieldId}
          aria-describedby={note}
          aria-invalid={error?.text ? true : undefined}
          dir="auto"
          rows={1}
          enterKeyHint="enter"
          placeholder={t.writeMessage()}
          value={draft.text}
          readOnly={isSending}
          onKeyDown={pressed}
          onChange={({ target }) => {
            setError(undefined)
            change(newDraft(target.value))
          }}
          className="block field-sizing-content max-h-40 min-h-12 w-full min-w-0 resize-none rounded-field border border-edge bg-surface px-4 py-2.5 text-base text-ink [unicode-bidi:plaintext] placeholder:text-muted hover:border-brand focus:border-brand focus-visible:rounded-field focus-visible:outline-offset-1 aria-invalid:border-danger"
        />
        <Button type="submit" busy={isSending} className="shrink-0">
          {error?.isUnsent ? tryAgain() : t.send()}
        </Button>
      </div>
      <div id={note} className="text-sm">
        <div aria-live="polite">{error?.text && <p className="mt-2 font-medium text-danger">{error.text}</p>}</div>
        {draft.text.trim().length > COUNTED_FROM && (
          <p className={`mt-2 ${left < 0 ? 'font-medium text-danger' : 'text-muted'}`}>
            {left < 0 ? t.overLimit({ count: -left }) : t.left({ count: left, shown: shownNumber(left) })}
          </p>
        )}
      </div>
    </form>
  )
}

/** Resizes a field with its text in browsers without `field-sizing` (Chrome 123, Safari 26.2, Firefox 152). */
function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (!field.current || CSS.supports('field-sizing', 'content')) return
    const { style, offsetHeight, clientHeight } = field.current
    style.height = 'auto'
    style.height = text === '' ? '' : `${field.current.scrollHeight + offsetHeight - clientHeight}px` // with its borders
  }, [field, text])
}
