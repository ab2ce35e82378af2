import { useQuery } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useRef } from 'react'
import { brandInText } from '#contract/brand'
import type { Offer } from '#contract/offer'
import type { Site } from '#contract/site'
import * as t from '#messages/payment'
import { messageOf } from '../platform/api/api-error.ts'
import { siteQuery } from '../platform/api/site.queries.ts'
import { useMoney } from '../platform/api/use-money.ts'
import type { CardFields, CardHandle } from '../platform/providers/payment/payment.ts'
import { Button } from '../ui/Button.tsx'
import { whenConnected } from '../ui/feedback/connection.ts'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import type { usePayment } from './use-payment.ts'

type Props = { offer: Offer; payment: ReturnType<typeof usePayment> }

/** Shows errors of the card provider in red (P-46), without moving the focus. */
export function PayByCard({ offer, payment: { intent, pay, paying, refusal } }: Props) {
  const money = useMoney()
  const card = useRef<CardHandle>(null)
  const site = useQuery(siteQuery)
  const asking = [site, intent].find(({ isError }) => isError)
  if (asking) {
    return (
      <FailedState onRetry={() => void asking.refetch()} busy={asking.isFetching}>
        {messageOf(asking.error)}
      </FailedState>
    )
  }
  if (!site.data || !intent.data) return <FormSkeleton fields={3} />
  const Fields = site.data.payment && cardFieldsOf(site.data.payment)
  if (!site.data.payment || !Fields) return <p>{t.noCards({ brand: brandInText() })}</p>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (card.current) void pay(card.current)
  }
  return (
    <form noValidate onSubmit={submit} aria-label={t.card()}>
      <Suspense fallback={<FormSkeleton fields={3} />}>
        <Fields ref={card} publishableKey={site.data.payment.publishableKey} />
        {refusal && !paying && (
          <p role="alert" className="mt-6 rounded-field bg-danger-wash px-4 py-3 font-medium text-danger">
            {refusal}
          </p>
        )}
        <Button type="submit" busy={paying} className="mt-6 w-full tabular-nums">
          {t.payAmount({ amount: money.exact(intent.data.amount ?? offer.offerAmount) })}
        </Button>
        <p role="status" className="mt-3 min-h-6 text-center text-sm text-muted">
          {paying ? t.charging() : t.onlyOnce()}
        </p>
      </Suspense>
    </form>
  )
}

const DemoCardFields: CardFields = lazy(() =>
  whenConnected(async () => ({
    default: (await import('../platform/providers/payment/demo/DemoCardFields.tsx')).DemoCardFields,
  })),
)
const StripeCardFields: CardFields = lazy(() =>
  whenConnected(async () => ({
    default: (await import('../platform/providers/payment/stripe/StripeCardFields.tsx')).StripeCardFields,
  })),
)

const fields: Record<NonNullable<Site['payment']>['kind'], CardFields> = {
  demo: DemoCardFields,
  stripe: StripeCardFields,
}

const cardFieldsOf = ({ kind }: NonNullable<Site['payment']>): CardFields | undefined => fields[kind]
