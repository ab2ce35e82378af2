import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { inTime } from '#contract/in-time'
import { FormSkeleton } from '../../../ui/form/FormSkeleton.tsx'
import { FailedState } from '../../../ui/list/FailedState.tsx'
import type { CardHandle, Confirmation } from '../payment.ts'
import { intentIdOf } from '../stripe-protocol.ts'
import { StripeFields } from './StripeFields.tsx'

/** The card fields of Stripe. Its script comes from Stripe itself, when a payment is opened and never before. */
export function StripeCardFields({ ref, publishableKey }: { ref: Ref<CardHandle>; publishableKey: string }) {
  const fields = useRef<CardHandle>(null)
  const stripe = useQuery({
    queryKey: ['payment', 'stripe', publishableKey],
    queryFn: () => loadedStripe(publishableKey),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY, // Stripe.js is set up once a page
    structuralSharing: false,
    retry: false, // it tries twice itself
  })
  useImperativeHandle(ref, () => ({
    transactionIdOf: intentIdOf,
    confirm: async (clientSecret) => (fields.current ? fields.current.confirm(clientSecret) : notLoaded),
  }))
  if (stripe.error)
    return (
      <FailedState onRetry={() => void stripe.refetch()} busy={stripe.isFetching}>
        The card form of Stripe could not be loaded. Nothing was charged.
      </FailedState>
    )
  if (!stripe.data) return <FormSkeleton fields={3} />
  return (
    <Elements stripe={stripe.data}>
      <StripeFields ref={fields} />
    </Elements>
  )
}

const notLoaded: Confirmation = { outcome: 'declined', message: 'The card form has not loaded yet.' }

const TIMEOUT_MS = 15_000

/** Stripe.js from Stripe itself; fails when it does not load in time, and can then be loaded again. */
function loadedStripe(publishableKey: string): Promise<Stripe | null> {
  return inTime(loadStripe(publishableKey, { locale: 'en' }), TIMEOUT_MS, () => {
    giveUpScript()
    return new Error('Stripe.js did not load in time')
  })
}

/** The package waits for its script as long as the browser does; after an error event it inserts a new one. */
function giveUpScript(): void {
  document.querySelector('script[src^="https://js.stripe.com/"]')?.dispatchEvent(new Event('error'))
}
