import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Field } from './Field.tsx'

afterEach(cleanup)

test('a required field is found by exactly its label, and does not call up the browser’s own checks', () => {
  render(<Field label="Name" required />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(input.getAttribute('aria-required')).toBe('true')
  expect(input.required).toBe(false)
})

test('an error is tied to its field and read before the hint', () => {
  render(<Field label="Name" error="Name is required" hint="As you like to be called" />)
  const input = screen.getByLabelText('Name')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('Name is requiredAs you like to be called')
})

test.each([
  [{ type: 'email' }, 'ltr'],
  [{ type: 'url' }, 'ltr'],
  [{ inputMode: 'decimal' }, 'ltr'],
  [{ type: 'text' }, ''],
  [{ inputMode: 'search' }, ''],
] as const)('a field of %j has the direction “%s”', (kind, direction) => {
  render(<Field label="Name" {...kind} />)
  expect(screen.getByLabelText<HTMLInputElement>('Name').dir).toBe(direction)
})
