import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

function formWith(busy: boolean) {
  const sent: string[] = []
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push('form')
      }}
    >
      <Button type="submit" busy={busy} onClick={() => sent.push('press')}>
        Send
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  return sent
}

test('a press submits the form', () => expect(formWith(false)).toEqual(['press', 'form']))

test('a busy button keeps its name, is marked as busy, and can’t be pressed again', () => {
  expect(formWith(true)).toEqual([])
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true')
})
