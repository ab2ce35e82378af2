import type { ReactNode } from 'react'
import { paths } from '../platform/navigation/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'

type RecordingProps = { certain?: boolean; tries: number }

export const Recording = ({ certain, tries }: RecordingProps) => (
  <PaymentNotice>
    <h2 className="text-2xl">{certain ? 'Your card was charged' : 'Checking your payment'}</h2>
    <p className="mt-3 text-muted">
      {certain
        ? 'We are recording your purchase now. It will be recorded even if you close this page.'
        : 'We are checking whether your card was charged. You won’t be charged twice.'}
    </p>
    <div className="mt-6">
      <LoadingBar label="Recording the payment" />
    </div>
    <p className="mt-3 min-h-6 text-sm text-muted">
      {tries > 0 && 'The server can’t be reached right now. We keep trying.'}
    </p>
  </PaymentNotice>
)

export const Paid = ({ offerId, transactionId }: { offerId: string; transactionId: string }) => (
  <PaymentNotice>
    <Tick />
    <h2 className="mt-4 text-2xl">Payment is successfully done.</h2>
    <p className="mt-3 text-muted">The home is yours. Your transaction id:</p>
    <p className="mt-1 text-lg font-semibold">{transactionId}</p>
    <p className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to={paths.propertyBought}>See Property Bought</ButtonLink>
      <ButtonLink to={paths.receipt(offerId)} variant="quiet">
        Receipt
      </ButtonLink>
    </p>
  </PaymentNotice>
)

const Tick = () => (
  <svg aria-hidden="true" viewBox="0 0 48 48" className="size-12 fill-brand-wash stroke-brand stroke-[2.5]">
    <circle cx="24" cy="24" r="22" stroke="none" />
    <path d="m15 25 6.5 6.5L34 18" fill="none" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

type Props = { role?: 'status' | 'alert'; children: ReactNode }

export const PaymentNotice = ({ role = 'status', children }: Props) => (
  <div role={role} tabIndex={-1} ref={takeFocus} className="outline-none">
    {children}
  </div>
)

const takeFocus = (element: HTMLDivElement | null) => element?.focus({ preventScroll: true })

export const PaymentClosed = ({ title }: { title: string }) => (
  <EmptyState title={title}>
    <ButtonLink to={paths.propertyBought} variant="quiet">
      Back to Property Bought
    </ButtonLink>
  </EmptyState>
)
