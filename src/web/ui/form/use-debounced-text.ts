import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

const PAUSE_MS = 300

export type TextFormat = { show: (value: string) => string; read: (text: string) => string }

const asItIs: TextFormat = { show: (value) => value, read: (text) => text }

/**
 * The typed text and the values it caused. `values`: the rendered value, then the values passed to `onText` that are
 * not rendered yet.
 */
type Draft = { text: string; values: string[] }

/**
 * A text field whose value lives in the address. `onText` is called after a pause in typing or on blur; later, it would
 * undo a navigation. The field follows outside changes, such as Back, and shows the parsed text after blur. Letters may
 * arrive between a call of `onText` and its render, during the render, and after a second call, so each update starts
 * from the current draft, and none is made in render, which React may never commit.
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

/**
 * Returns the draft without the values before this rendered one; undefined if the draft is outdated. Ignores spaces at
 * the ends, which an address loses.
 */
function since(draft: Draft, value: string): Draft | undefined {
  const place = draft.values.findIndex((known) => known.trim() === value.trim())
  if (place < 0) return undefined
  return place === 0 ? draft : { ...draft, values: draft.values.slice(place) }
}
