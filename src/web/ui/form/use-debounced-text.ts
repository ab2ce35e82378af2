import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 300

/**
 * A text field whose value lives elsewhere (in the address): `onText` gets it after a pause in typing, or at once when the field
 * loses the focus. Later, it would undo a navigation to a page that is still loading.
 * When the value changes from outside, as with the back button, the field follows.
 */
export function useDebouncedText(value: string, onText: (text: string) => void) {
  const [draft, setDraft] = useState({ text: value, seen: value, sent: value })
  if (draft.seen !== value) {
    const ownEcho = value === draft.sent // more may have been typed meanwhile: keep it
    setDraft({ text: ownEcho ? draft.text : value, seen: value, sent: value })
  }
  const send = () => {
    if (draft.text === draft.sent) return
    setDraft({ ...draft, sent: draft.text })
    onText(draft.text)
  }
  const sendLatest = useEffectEvent(send)
  useEffect(() => {
    if (draft.text === draft.sent) return
    const timer = setTimeout(() => sendLatest(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft.text, draft.sent])
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setDraft({ ...draft, text: event.target.value })
  return { value: draft.text, onChange, onBlur: send }
}
