import { MAX_CHARGE_CENTS } from '#contract/charge'
import { toCents } from '#contract/money'
import type { Offer } from '#contract/offer'
import { partsOf } from '#contract/payment-parts'
import * as t from '#messages/payment'
import { useMoney } from '../platform/api/use-money.ts'
import { PaymentNotice } from './PaymentProgress.tsx'

const MAX_LISTED = 12

type Props = { offer: Offer; parts: NonNullable<Offer['parts']> }

export function PaymentParts({ offer, parts }: Props) {
  const money = useMoney()
  const { count, paid, amountPaid, amountLeft } = parts
  const heading = <h2 className="text-2xl">{t.part({ number: paid + 1, count })}</h2>
  return (
    <section aria-label={t.payments()} className="mb-6 border-b border-line pb-6">
      {paid === 0 ? (
        heading
      ) : (
        <PaymentNotice>
          {heading}
          <p className="mt-2 font-semibold text-brand">{t.partsIn({ count: paid, shown: paid })}</p>
        </PaymentNotice>
      )}
      <p className="mt-2 text-muted">{t.partsWords({ most: money.cents(MAX_CHARGE_CENTS), count })}</p>
      {count <= MAX_LISTED && <PartList offer={offer} paid={paid} />}
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3 tabular-nums">
        <Sum name={t.paid()} amount={money.exact(amountPaid)} />
        <Sum name={t.left()} amount={money.exact(amountLeft)} />
      </dl>
    </section>
  )
}

function PartList({ offer, paid }: { offer: Offer; paid: number }) {
  const money = useMoney()
  return (
    <ol className="mt-4 grid gap-1 tabular-nums">
      {partsOf(toCents(offer.offerAmount) ?? 0).map((cents, index) => {
        const number = index + 1
        const isNext = index === paid
        return (
          <li
            key={number}
            aria-current={isNext ? 'step' : undefined}
            className={`flex flex-wrap items-baseline gap-x-3 rounded-field px-3 py-1.5 max-[23rem]:gap-x-2 max-[23rem]:px-2 max-[23rem]:text-sm ${isNext ? 'bg-brand-wash font-semibold' : ''}`}
          >
            <span>{t.partAlone({ number: number })}</span>
            <span className="ms-auto">{money.cents(cents)}</span>
            <span className={`min-w-10 text-end text-sm ${index < paid ? 'text-brand' : 'text-muted'}`}>
              {index < paid ? t.partPaid() : isNext ? t.partNow() : t.partLater()}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const Sum = ({ name, amount }: { name: string; amount: string }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-display text-xl font-[560]">{amount}</dd>
  </div>
)
