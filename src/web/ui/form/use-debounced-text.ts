import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 300

/** How a field shows a value, and which value is meant by what is typed there. */
export type TextFormat = { show: (value: string) => string; read: (text: string) => string }

const asItIs: TextFormat = { show: (value) => value, read: (text) => text }

/**
 * A text field whose value lives elsewhere (in the address): `onText` gets it after a pause in typing, or at once when the field
 * loses the focus. Later, it would undo a navigation to a page that is still loading.
 * When the value changes from outside, as with the back button, the field follows. What is typed stays as it is typed until the
 * field loses the focus; then it is shown as it was understood.
 */
export function useDebouncedText(value: string, onText: (text: string) => void, { show, read } = asItIs) {
  const asShown = () => ({ text: show(value), seen: value, sent: read(show(value)) })
  const [draft, setDraft] = useState(asShown)
  if (draft.seen !== value) {
    const ownEcho = value === draft.sent // more may have been typed meanwhile: keep it
    setDraft(ownEcho ? { ...draft, seen: value } : asShown())
  }
  const send = (text: string) => {
    const meant = read(draft.text)
    if (text === draft.text && meant === draft.sent) return
    setDraft({ ...draft, text, sent: meant })
    if (meant !== draft.sent) onText(meant)
  }
  const sendLatest = useEffectEvent(() => send(draft.text))
  useEffect(() => {
    if (draft.text === draft.sent) return
    const timer = setTimeout(() => sendLatest(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft.text, draft.sent])
  const onChange = (event: { target: { value: string } }) => setDraft({ ...draft, text: event.target.value })
  return { value: draft.text, onChange, onBlur: () => send(show(read(draft.text))) }
}
