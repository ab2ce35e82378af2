import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { inTime } from '#contract/in-time'
import { readersLanguage } from '#contract/language'
import * as t from '#messages/cardFields'
import { FormSkeleton } from '../../../../ui/form/FormSkeleton.tsx'
import { FailedState } from '../../../../ui/list/FailedState.tsx'
import type { CardHandle, Confirmation } from '../payment.ts'
import { intentIdOf } from '../stripe-protocol.ts'
import { StripeFields } from './StripeFields.tsx'

export function StripeCardFields({ ref, publishableKey }: { ref: Ref<CardHandle>; publishableKey: string }) {
  const fields = useRef<CardHandle>(null)
  const stripe = useQuery({
    queryKey: ['payment', 'stripe', publishableKey],
    queryFn: () => loadedStripe(publishableKey),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY, // Stripe.js is initialized once per page
    structuralSharing: false,
    retry: false, // the package retries once itself
  })
  useImperativeHandle(ref, () => ({
    transactionIdOf: intentIdOf,
    confirm: async (clientSecret) => (fields.current ? fields.current.confirm(clientSecret) : notLoaded()),
  }))
  if (stripe.error)
    return (
      <FailedState onRetry={() => void stripe.refetch()} busy={stripe.isFetching}>
        {t.stripeFailed()}
      </FailedState>
    )
  if (!stripe.data) return <FormSkeleton fields={3} />
  return (
    <Elements stripe={stripe.data}>
      <StripeFields ref={fields} />
    </Elements>
  )
}

const notLoaded = (): Confirmation => ({ outcome: 'declined', message: t.notLoaded() })

const TIMEOUT_MS = 15_000

function loadedStripe(publishableKey: string): Promise<Stripe | null> {
  return inTime(loadStripe(publishableKey, { locale: readersLanguage() }), TIMEOUT_MS, () => {
    giveUpScript()
    return new Error('Stripe.js did not load in time')
  })
}

/** Ends the package's unlimited wait by an error event, after which it inserts a new script. */
function giveUpScript(): void {
  document.querySelector('script[src^="https://js.stripe.com/"]')?.dispatchEvent(new Event('error'))
}
