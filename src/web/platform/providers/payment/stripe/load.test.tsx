import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stripeJsFake } from '../../../../../../test/fakes/stripe/stripe-js.ts'
import { openStripePayment, payButton } from '../../../../../../test/web/stripe-payment.tsx'

test('shows an error and allows a retry when Stripe’s script doesn’t load', async () => {
  openStripePayment()
  await waitFor(() => {
    const scripts = document.querySelectorAll('script[src^="https://js.stripe.com/"]')
    act(() => scripts.forEach((script) => void script.dispatchEvent(new Event('error'))))
    screen.getByText(/The card form of Stripe could not be loaded/)
  })
  await userEvent.click(await payButton())
  expect((await screen.findByRole('alert')).textContent).toBe('The card form has not loaded yet.')
  stripeJsFake(async () => ({ paymentIntent: { id: 'pi_7', status: 'succeeded' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Card number')
})
