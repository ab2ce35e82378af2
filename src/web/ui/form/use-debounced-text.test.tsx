import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, startTransition, use, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebouncedText } from './use-debounced-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  void vi.useRealTimers()
})

function Search({ value, onText }: { value: string; onText: (text: string) => void }) {
  return <input aria-label="Search" {...useDebouncedText(value, onText)} />
}
const field = () => screen.getByLabelText<HTMLInputElement>('Search')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const pause = () => act(() => void vi.advanceTimersByTime(300))

test('hands typed text on once, after a pause', () => {
  const texts: string[] = []
  render(<Search value="" onText={(text) => texts.push(text)} />)
  type('l')
  type('lake')
  expect(texts).toEqual([])
  pause()
  expect(texts).toEqual(['lake'])
  expect(field().value).toBe('lake')
})

test('calls the latest listener, and none once the field is gone', () => {
  const texts: string[] = []
  const { rerender, unmount } = render(<Search value="" onText={() => texts.push('before')} />)
  type('lake')
  rerender(<Search value="" onText={() => texts.push('now')} />)
  pause()
  expect(texts).toEqual(['now'])
  type('lakes')
  unmount()
  pause()
  expect(texts).toEqual(['now'])
})

test('follows an outside change, but keeps typed text when its own value comes back', () => {
  const { rerender } = render(<Search value="" onText={() => {}} />)
  type('lake')
  pause()
  type('lakes')
  rerender(<Search value="lake" onText={() => {}} />)
  expect(field().value).toBe('lakes')
  rerender(<Search value="hill" onText={() => {}} />)
  expect(field().value).toBe('hill')
})

test('keeps a letter typed between the call and its render', () => {
  const { rerender } = render(<Search value="" onText={() => {}} />)
  type('lake')
  act(() => {
    vi.advanceTimersByTime(300) // nothing renders before `act` ends
    type('lakes')
  })
  rerender(<Search value="lake" onText={() => {}} />)
  expect(field().value).toBe('lakes')
})

/** A search whose results are waited for; the render begins again once they are there. */
function Page({ loaded }: { loaded: Promise<unknown> }) {
  const [value, setValue] = useState('')
  return (
    <Suspense>
      <Search value={value} onText={(text) => startTransition(() => setValue(text))} />
      {value !== '' && <Results loaded={loaded} />}
    </Suspense>
  )
}
const Results = ({ loaded }: { loaded: Promise<unknown> }) => String(use(loaded))

test('keeps a letter typed while the value that was handed on is being rendered', async () => {
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  render(<Page loaded={loaded} />)
  type('lake')
  await act(async () => void vi.advanceTimersByTime(300))
  await act(async () => type('lakes'))
  expect(field().value).toBe('lakes')
  await act(async () => load())
  expect(field().value).toBe('lakes')
})

test('keeps letters when the first of two calls comes back after the second was made', () => {
  const { rerender } = render(<Search value="" onText={() => {}} />)
  type('ca')
  pause()
  type('cab')
  pause()
  type('cabi')
  rerender(<Search value="ca" onText={() => {}} />)
  expect(field().value).toBe('cabi')
  rerender(<Search value="cab" onText={() => {}} />)
  expect(field().value).toBe('cabi')
  pause()
  rerender(<Search value="cabi" onText={() => {}} />)
  rerender(<Search value="ca" onText={() => {}} />)
  expect(field().value).toBe('ca') // the back button
})

test('hands text on once, without a pause, when the field loses the focus', () => {
  const texts: string[] = []
  render(<Search value="" onText={(text) => texts.push(text)} />)
  type('lake')
  fireEvent.blur(field())
  expect(texts).toEqual(['lake'])
  fireEvent.blur(field())
  pause()
  expect(texts).toEqual(['lake'])
})
