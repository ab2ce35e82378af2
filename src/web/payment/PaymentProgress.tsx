import type { ReactNode } from 'react'
import * as t from '#messages/payment'
import { paths } from '../platform/navigation/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'

type RecordingProps = { certain?: boolean; tries: number }

export const Recording = ({ certain, tries }: RecordingProps) => (
  <PaymentNotice>
    <h2 className="text-2xl">{certain ? t.wasCharged() : t.checking()}</h2>
    <p className="mt-3 text-muted">{certain ? t.recordingWords() : t.checkingWords()}</p>
    <div className="mt-6">
      <LoadingBar label={t.recording()} />
    </div>
    <p className="mt-3 min-h-6 text-sm text-muted">{tries > 0 && t.unreachable()}</p>
  </PaymentNotice>
)

export const Paid = ({ offerId, transactionId }: { offerId: string; transactionId: string }) => (
  <PaymentNotice>
    <Tick />
    <h2 className="mt-4 text-2xl">{t.done()}</h2>
    <p className="mt-3 text-muted">{t.isYours()}</p>
    <p className="mt-1 text-lg font-semibold">{transactionId}</p>
    <p className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to={paths.propertyBought}>{t.seeBought()}</ButtonLink>
      <ButtonLink to={paths.receipt(offerId)} variant="quiet">
        {t.receipt()}
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
      {t.backToBought()}
    </ButtonLink>
  </EmptyState>
)
