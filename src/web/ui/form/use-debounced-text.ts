import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 300

/** How a field shows a value, and which value is meant by what is typed there. */
export type TextFormat = { show: (value: string) => string; read: (text: string) => string }

const asItIs: TextFormat = { show: (value) => value, read: (text) => text }

/** `seen`: the value that the draft follows. `sent`: the last value handed on. `awaited`: values handed on that have not come back yet. */
type Draft = { text: string; seen: string; sent: string; awaited: string[] }

/**
 * A text field whose value lives elsewhere (in the address): `onText` gets it after a pause in typing, or at once when the field
 * loses the focus. Later, it would undo a navigation to a page that is still loading.
 * When the value changes from outside, as with the back button, the field follows. What is typed stays as it is typed until the
 * field loses the focus; then it is shown as it was understood.
 * A slow machine renders late: letters come between a call of `onText` and its render, and a second call before the first came back.
 * So each update starts from the draft as it is by then, never from the one that was rendered.
 */
export function useDebouncedText(value: string, onText: (text: string) => void, { show, read } = asItIs) {
  const asShown = (): Draft => ({ text: show(value), seen: value, sent: read(show(value)), awaited: [] })
  const [draft, setDraft] = useState(asShown)
  if (draft.seen !== value) setDraft((current) => afterEcho(current, value) ?? asShown())
  const send = (text: string) => {
    const meant = read(draft.text)
    const isNew = meant !== draft.sent
    if (text === draft.text && !isNew) return
    setDraft((current) => ({
      ...current,
      text: text === draft.text ? current.text : text,
      sent: meant,
      awaited: isNew ? [...current.awaited, meant] : current.awaited,
    }))
    if (isNew) onText(meant)
  }
  const sendLatest = useEffectEvent(() => send(draft.text))
  useEffect(() => {
    if (draft.text === draft.sent) return
    const timer = setTimeout(() => sendLatest(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft.text, draft.sent])
  const onChange = ({ target: { value: text } }: { target: { value: string } }) =>
    setDraft((current) => ({ ...current, text }))
  return { value: draft.text, onChange, onBlur: () => send(show(read(draft.text))) }
}

/** The draft once a value that it sent has come back: more may have been typed since, which stays. `undefined` for a value from outside. */
function afterEcho(draft: Draft, value: string): Draft | undefined {
  const place = draft.awaited.findIndex((sent) => sent.trim() === value.trim()) // an address drops a value of spaces alone
  return place < 0 ? undefined : { ...draft, seen: value, awaited: draft.awaited.slice(place + 1) }
}
