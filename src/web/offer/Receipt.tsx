import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '#contract/brand'
import { isolated } from '#contract/isolated'
import { shownCents, toCents } from '#contract/money'
import { personName } from '#contract/person-name'
import type { SaleReceipt } from '#contract/sale-receipt'
import * as t from '#messages/receipt'
import { SplitTitle } from '../platform/brand/SplitTitle.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { shownMoment } from '../ui/time/format.ts'

export const Receipt = ({ receipt }: { receipt: SaleReceipt }) => (
  <article
    aria-label={t.title()}
    className="rounded-card border border-line bg-surface p-6 sm:p-10 print:border-0 print:bg-transparent print:p-0"
  >
    <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line pb-5">
      <p className="text-2xl">
        <SplitTitle />
      </p>
      <p className="text-sm text-muted">{isolated(brand().company)}</p>
    </header>
    <p className="mt-6 font-display text-4xl font-[560] tabular-nums">{inCurrency(receipt.amount, receipt)}</p>
    <p className="mt-1 text-muted">
      <TextWithParts
        text={paidWords(receipt)}
        parts={{ at: (moment) => <time dateTime={receipt.paidAt}>{moment}</time> }}
      />
    </p>
    <h2 className="title-card mt-8">
      {receipt.propertyId ? (
        <Link to={paths.propertyDetails(receipt.propertyId)} className="py-0.75 hover:text-brand hover:underline">
          <bdi>{receipt.title}</bdi>
        </Link>
      ) : (
        <bdi>{receipt.title}</bdi>
      )}
    </h2>
    {receipt.addressLines ? (
      <address className="mt-1 whitespace-pre-line text-muted not-italic">
        {receipt.addressLines.map((line) => isolated(line)).join('\n')}
      </address>
    ) : (
      <p className="mt-1 text-muted">
        <bdi>{receipt.location}</bdi>
      </p>
    )}
    <dl className="mt-6 grid gap-x-10 gap-y-5 border-t border-line pt-6 sm:grid-cols-2 print:grid-cols-2">
      <Fact name={t.buyer()} first={personName(receipt.buyerName)} second={receipt.buyerEmail} />
      <Fact name={t.soldBy()} first={personName(receipt.agentName)} />
      <Fact name={t.offered()} first={<Moment at={receipt.offeredAt} />} />
      {receipt.acceptedAt && <Fact name={t.accepted()} first={<Moment at={receipt.acceptedAt} />} />}
      {!partsOf(receipt) && <Fact name={t.transactionId()} first={receipt.transactionId} />}
      <Fact name={t.offer()} first={receipt.offerId} />
    </dl>
    {partsOf(receipt) && <Payments receipt={receipt} />}
  </article>
)

const partsOf = ({ payments = [] }: SaleReceipt) => (payments.length > 1 ? payments : undefined)

function paidWords(receipt: SaleReceipt): string {
  const { currency, paidAt } = receipt
  if (paidAt === undefined) return t.paidInFull({ currency })
  const [parts, moment] = [partsOf(receipt), shownMoment(paidAt)]
  return parts ? t.paidInPartsOn({ count: parts.length, moment, currency }) : t.paidInFullOn({ moment, currency })
}

const Payments = ({ receipt }: { receipt: SaleReceipt }) => (
  <table className="mt-6 w-full border-t border-line text-start text-sm">
    <caption className="pt-6 pb-2 text-start font-semibold">{t.payments()}</caption>
    <thead className="text-muted">
      <tr>
        <th scope="col" className="py-1 pe-4 text-start font-normal">
          {t.transactionId()}
        </th>
        <th scope="col" className="py-1 pe-4 text-start font-normal">
          {t.paid()}
        </th>
        <th scope="col" className="py-1 text-end font-normal">
          {t.amount()}
        </th>
      </tr>
    </thead>
    <tbody>
      {partsOf(receipt)?.map(({ transactionId, amount, paidAt }) => (
        <tr key={transactionId}>
          <td className="py-1 pe-4 font-semibold wrap-anywhere">{transactionId}</td>
          <td className="py-1 pe-4">
            <Moment at={paidAt} />
          </td>
          <td className="py-1 text-end tabular-nums">{inCurrency(amount, receipt)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr className="border-t border-line font-semibold">
        <th scope="row" colSpan={2} className="py-2 text-start">
          {t.sum()}
        </th>
        <td className="py-2 text-end tabular-nums">{inCurrency(receipt.amount, receipt)}</td>
      </tr>
    </tfoot>
  </table>
)

const inCurrency = (amount: number, { currency }: SaleReceipt) => shownCents(toCents(amount) ?? 0, currency)

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{shownMoment(at)}</time>

const Fact = ({ name, first, second }: { name: string; first: ReactNode; second?: string }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold wrap-anywhere">
      <bdi>{first}</bdi>
      {second && <span className="block text-sm font-normal text-muted">{second}</span>}
    </dd>
  </div>
)
