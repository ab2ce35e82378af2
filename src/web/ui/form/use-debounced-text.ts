import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 300

/**
 * A text field whose value lives elsewhere (in the address) and is told there only after a pause in typing, or at once when
 * the field is left: told later, it would call back whoever follows a link to a page that is still loading.
 * When the value changes from outside, as with the back button, the field follows.
 */
export function useDebouncedText(value: string, onText: (text: string) => void) {
  const [draft, setDraft] = useState({ text: value, seen: value, told: value })
  if (draft.seen !== value) {
    const ownEcho = value === draft.told // more may have been typed meanwhile: keep it
    setDraft({ text: ownEcho ? draft.text : value, seen: value, told: value })
  }
  const tell = () => {
    if (draft.text === draft.told) return
    setDraft({ ...draft, told: draft.text })
    onText(draft.text)
  }
  const tellLatest = useEffectEvent(tell)
  useEffect(() => {
    if (draft.text === draft.told) return
    const timer = setTimeout(() => tellLatest(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft.text, draft.told])
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setDraft({ ...draft, text: event.target.value })
  return { value: draft.text, onChange, onBlur: tell }
}
