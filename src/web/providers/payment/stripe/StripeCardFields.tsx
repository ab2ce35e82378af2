import { Elements } from '@stripe/react-stripe-js'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { FormSkeleton } from '../../../ui/form/FormSkeleton.tsx'
import { FailedState } from '../../../ui/list/FailedState.tsx'
import type { CardHandle, Confirmation } from '../payment.ts'
import { intentIdOf } from '../stripe-protocol.ts'
import { loadedStripe } from './load.ts'
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
