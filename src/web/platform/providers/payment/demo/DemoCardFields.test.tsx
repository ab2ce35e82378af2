import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { cardSuite } from '../../../../../../test/suites/card-fields-suite.ts'
import { json } from '../../../../../../test/web/fake-fetch.ts'
import { calls, fillCard, openPayment } from '../../../../../../test/web/open-payment.tsx'
import { bought } from '../../../../../../test/web/sample-answers.ts'

type Answer = () => Response | Promise<Response>

describe('the demo’s card fields', () => {
  cardSuite<Answer>({
    open: (answers, record) => {
      const { given, bodiesOf } = openPayment({
        [calls.confirm]: () => ((answers.length > 1 && answers.shift()) || answers[0] || Response.error)(),
        [calls.record]: () => {
          if (record) return record.clone()
          given[calls.offer] = json(bought)
          return json({ modifiedCount: 1 })
        },
      })
      return { confirmed: () => bodiesOf(calls.confirm), handedIn: () => bodiesOf(calls.record) }
    },
    ready: () => screen.findByLabelText('Card number'),
    fill: fillCard,
    intentId: 'pi_demo_7',
    paid: () => json({ id: 'pi_demo_7', status: 'succeeded' }),
    declined: () => json({ error: { type: 'card_error', message: 'Your card was declined.' } }, 402),
    unclear: {
      'does not answer': () => Promise.reject(new TypeError('Failed to fetch')),
      'answers too late': () => Promise.reject(new DOMException('', 'TimeoutError')),
      'answers 500': () => json({ detail: 'Something broke.' }, 500),
      'answers 502 with a page': () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      'answers 200 with another site’s page': () => new Response('<h1>Wi-Fi</h1>'),
    },
  })
})

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

test('a test card is named where the number is typed', async () => {
  openPayment({})
  const field = await screen.findByLabelText('Card number')
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toContain('4242 4242 4242 4242')
})
