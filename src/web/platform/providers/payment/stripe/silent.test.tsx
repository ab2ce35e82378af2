import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { stripeJsFake } from '../../../../../../test/fakes/stripe/stripe-js.ts'
import { openStripePayment } from '../../../../../../test/web/stripe-payment.tsx'

afterEach(() => void vi.useRealTimers())
const script = () => document.querySelector('script[src^="https://js.stripe.com/"]')

test('shows an error when Stripe is silent, and fetches the script again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  openStripePayment()
  await waitFor(() => expect(script()).not.toBeNull())
  const silent = script()
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await screen.findByText('The card form of Stripe could not be loaded. Nothing was charged.')
  expect(script()).not.toBe(silent)
  stripeJsFake(async () => ({ paymentIntent: { id: 'pi_7', status: 'succeeded' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  act(() => void script()?.dispatchEvent(new Event('load')))
  await screen.findByText('Card number')
})
