import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Composer } from '../../conversation/Composer.tsx'
import { FeaturesField } from '../../listing/FeaturesField.tsx'
import { Combobox } from './Combobox.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** The Enter that takes a composed word; Safari ends the composition before it, and marks the key with 229 alone. */
const composing = [{ isComposing: true }, { keyCode: 229 }]

test.each(composing)('Enter that ends a composition (%o) adds no feature', (how) => {
  const onChange = vi.fn()
  render(<FeaturesField value={[]} onChange={onChange} error={undefined} />)
  const field = screen.getByLabelText('In your own words')
  fireEvent.change(field, { target: { value: '日当' } })
  fireEvent.keyDown(field, { key: 'Enter', ...how })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChange).toHaveBeenCalledWith(['日当'])
})

test.each(composing)('Enter that ends a composition (%o) takes no suggestion and searches nothing', (how) => {
  const [onChoose, onEnter] = [vi.fn(), vi.fn()]
  const options = [{ key: 'a', text: '東京', detail: '' }]
  const shown = { options, announced: '', onChoose, onEnter, onClear: vi.fn(), onChange: vi.fn() }
  render(<Combobox label="Search" value="とう" {...shown} />)
  const field = screen.getByLabelText('Search')
  fireEvent.change(field, { target: { value: 'とうき' } })
  fireEvent.keyDown(field, { key: 'Enter', ...how })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter', ...how })
  expect([onChoose.mock.calls, onEnter.mock.calls]).toEqual([[], []])
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChoose).toHaveBeenCalledTimes(1)
})

test.each(composing)('Enter that ends a composition (%o) sends no message', (how) => {
  const send = vi.fn(async () => {})
  render(<Composer email="ann@example.com" topic="c1" name="Bob" send={send} />)
  const field = screen.getByLabelText('Message to Bob')
  fireEvent.change(field, { target: { value: '안녕' } })
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, ...how })
  expect(send).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(send).toHaveBeenCalledTimes(1)
})
