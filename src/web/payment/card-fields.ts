import { lazy } from 'react'
import type { Site } from '#contract/site'
import type { CardFields } from '../providers/payment/payment.ts'
import { whenConnected } from '../ui/feedback/connection.ts'

/** Fetched when a payment is opened. */
const DemoCardFields: CardFields = lazy(() =>
  whenConnected(async () => ({
    default: (await import('../providers/payment/demo/DemoCardFields.tsx')).DemoCardFields,
  })),
)
const StripeCardFields: CardFields = lazy(() =>
  whenConnected(async () => ({
    default: (await import('../providers/payment/stripe/StripeCardFields.tsx')).StripeCardFields,
  })),
)

const fields: Record<NonNullable<Site['payment']>['kind'], CardFields> = {
  demo: DemoCardFields,
  stripe: StripeCardFields,
}

/** The card fields of whoever takes cards on this site; `undefined` for one that this page does not know. */
export const cardFieldsOf = ({ kind }: NonNullable<Site['payment']>): CardFields | undefined => fields[kind]
