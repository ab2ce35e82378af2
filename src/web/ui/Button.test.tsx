import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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

function Change({ send }: { send: () => Promise<void> }) {
  const { isPending, mutate } = useMutation({ mutationFn: send })
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      Send
    </Button>
  )
}

const nextTimer = () => new Promise((resolve) => setTimeout(resolve))

test('a second press sends nothing, even before the page has heard that the first is on its way', async () => {
  const send = vi.fn(() => new Promise<void>(() => {}))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Change send={send} />
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  button.click()
  button.click()
  await nextTimer()
  button.click()
  await nextTimer()
  expect(send).toHaveBeenCalledTimes(1)
})

test('a button that is not busy after a press takes the next one', async () => {
  const press = vi.fn()
  render(<Button onClick={press}>Add</Button>)
  const button = screen.getByRole('button', { name: 'Add' })
  button.click()
  await nextTimer()
  button.click()
  expect(press).toHaveBeenCalledTimes(2)
})
