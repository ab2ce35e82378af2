import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

const PAUSE_MS = 300

/** The conversion between a value and the text of its field. */
export type TextFormat = { show: (value: string) => string; read: (text: string) => string }

const asItIs: TextFormat = { show: (value) => value, read: (text) => text }

/** `values`: the value that the text was typed over, then those handed on that have not come back yet. */
type Draft = { text: string; values: string[] }

/**
 * A text field whose value lives elsewhere (in the address): `onText` gets it after a pause in typing, or when the field
 * loses the focus. Later, it would undo a navigation to a page that is still loading.
 * When the value changes from outside, as with the back button, the field follows. What is typed stays as it is typed until the
 * field loses the focus; then it is shown as it was understood.
 * A slow machine renders late: letters come between a call of `onText` and its render, while a new value is being rendered, and
 * after a second call before the first has come back. So each update starts from the draft as it is by then, and none is made in render:
 * React would compute the next one from a render that is never committed.
 */
export function useDebouncedText(value: string, onText: (text: string) => void, { show, read } = asItIs) {
  const shown = (): Draft => ({ text: show(value), values: [value] })
  const [kept, setDraft] = useState(shown)
  const draft = since(kept, value) ?? shown()
  const follow = useEffectEvent((now: string) => setDraft((current) => since(current, now) ?? shown()))
  useLayoutEffect(() => follow(value), [value])
  const sent = read(show(draft.values.at(-1) ?? value))
  const send = (text: string) => {
    const meant = read(draft.text)
    const isNew = meant !== sent
    if (text === draft.text && !isNew) return
    setDraft((current) => ({
      text: text === draft.text ? current.text : text,
      values: isNew ? [...current.values, meant] : current.values,
    }))
    if (isNew) onText(meant)
  }
  const sendLatest = useEffectEvent(() => send(draft.text))
  useEffect(() => {
    if (draft.text === sent) return
    const timer = setTimeout(() => sendLatest(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft.text, sent])
  const onChange = ({ target: { value: text } }: { target: { value: string } }) =>
    setDraft((current) => ({ ...current, text }))
  return { value: draft.text, onChange, onBlur: () => send(show(read(draft.text))) }
}

/** The draft once this value has come: `undefined` if the draft knows nothing of it. An address drops spaces around a value. */
function since(draft: Draft, value: string): Draft | undefined {
  const place = draft.values.findIndex((known) => known.trim() === value.trim())
  if (place < 0) return undefined
  return place === 0 ? draft : { ...draft, values: draft.values.slice(place) }
}
