// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { calls, openPayment } from '../../../../test/open-payment.tsx'

test.each([
  [{}, ['Card number is required', 'Expiry is required', 'CVC is required']],
  [{ number: '4242 abc' }, ['Card number has only digits']],
  [{ expiry: '12-34' }, ['Expiry is MM/YY, such as 12/34']],
  [{ expiry: '12/2034' }, ['Expiry is MM/YY, such as 12/34']],
  [{ cvc: '12x' }, ['CVC has only digits']],
])('card fields with %o are not sent: %o', async (entered: Record<string, string>, messages) => {
  const { bodiesOf } = openPayment({})
  await screen.findByLabelText('Card number')
  const labels: Record<string, string> = { number: 'Card number', expiry: 'Expiry', cvc: 'CVC' }
  for (const [field, text] of Object.entries(entered))
    await userEvent.type(screen.getByLabelText(labels[field] ?? ''), text)
  await userEvent.click(screen.getByRole('button', { name: 'Pay $250,000.50' }))
  for (const message of messages) await screen.findByText(message)
  expect(bodiesOf(calls.confirm)).toEqual([])
})

test('the card fields help browsers and phones to fill them', async () => {
  openPayment({})
  const hints = { 'Card number': 'cc-number', Expiry: 'cc-exp', CVC: 'cc-csc' }
  for (const [label, autocomplete] of Object.entries(hints)) {
    const field = await screen.findByLabelText(label)
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual([autocomplete, 'numeric'])
  }
  screen.getByText('Test cards of this demo')
})
