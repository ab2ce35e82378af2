import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refused } from '../web/fake-fetch.ts'

/** One provider's card fields on an offer's payment page. `Answer` is its service's response to a confirmation. */
export type CardWorld<Answer> = {
  /** Opens the page with the responses to confirmations, of which the last repeats, and to the receipt. */
  open(answers: Answer[], record?: Response): { confirmed(): unknown[]; handedIn(): unknown[] }
  fill(): Promise<void>
  ready(): Promise<unknown>
  intentId: string
  paid: Answer
  declined: Answer
  unclear: Record<string, Answer>
}

export function cardSuite<Answer>({ open, fill, ready, intentId, paid, declined, unclear }: CardWorld<Answer>): void {
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay $250,000.50' }))
  const receipt = { status: 'Bought', transactionId: intentId }

  test('confirms the card once and hands in its receipt once', async () => {
    const { confirmed, handedIn } = open([paid])
    await fill()
    await press()
    await screen.findByText('Payment is successfully done.')
    expect(confirmed()).toHaveLength(1)
    expect(handedIn()).toEqual([receipt])
  })

  test('shows why a card is declined in red, and lets the person pay with the same form', async () => {
    const { confirmed, handedIn } = open([declined, paid])
    await fill()
    await press()
    const alert = await screen.findByRole('alert')
    expect([alert.textContent, alert.className.includes('text-danger')]).toEqual(['Your card was declined.', true])
    expect(handedIn()).toEqual([])
    await press()
    await screen.findByText('Payment is successfully done.')
    expect(confirmed()).toHaveLength(2)
  })

  test('names the empty fields and charges nothing', async () => {
    const { confirmed } = open([paid])
    await ready()
    await press()
    for (const field of ['Card number', 'Expiry', 'CVC'])
      expect((await screen.findByText(`${field} is required`)).className).toContain('text-danger')
    expect(confirmed()).toEqual([])
  })

  test.each(Object.keys(unclear))(
    'when the provider %s, the page asks the server whether it was paid',
    async (failure) => {
      const answer = unclear[failure]
      if (answer === undefined) throw new Error(`no answer for ${failure}`)
      const { handedIn } = open([answer], refused(409, 'it has not been paid'))
      await fill()
      await press()
      await waitFor(() => expect(handedIn()).toEqual([receipt]))
      expect(screen.queryByText('Payment is successfully done.')).toBeNull()
      await screen.findByRole('button', { name: 'Pay $250,000.50' })
    },
  )
}
