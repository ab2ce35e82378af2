import { type ChangeEvent, useRef, useState } from 'react'

const PAUSE_MS = 300

/**
 * A text field whose value lives elsewhere (in the address) and is told there only after a pause in typing.
 * When the value changes from outside, as with the back button, the field follows.
 */
export function useLateText(value: string, onText: (text: string) => void) {
  const [draft, setDraft] = useState({ text: value, for: value })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (draft.for !== value) setDraft({ text: value, for: value })
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value
    setDraft({ text, for: value })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setDraft((now) => ({ ...now, for: text }))
      onText(text)
    }, PAUSE_MS)
  }
  return { value: draft.text, onChange }
}
