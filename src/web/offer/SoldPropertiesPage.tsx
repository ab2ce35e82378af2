import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Answer } from '#contract/endpoint'
import type { Offer, offerApi } from '#contract/offer'
import { shownNumber } from '#contract/shown-number'
import { receipt } from '#messages/offer'
import * as t from '#messages/requests'
import { rowId } from '../platform/api/pages.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { ExportButton } from '../platform/export/DownloadButton.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { drawings } from '../ui/list/drawings.ts'
import { FailedState } from '../ui/list/FailedState.tsx'
import { List } from '../ui/list/List.tsx'
import { type Column, Table } from '../ui/list/Table.tsx'
import { NoRows } from '../ui/list/TableList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { salesOf, salesTotalOf } from './offer.queries.ts'
import { buyerColumn, homeColumn, OfferAmount } from './offer-columns.tsx'

const SoldPropertiesPage = () => (
  <OwnPage title={t.soldTitle()} action={<ExportButton list="sales" />}>
    {({ email }) => <Sales email={email} />}
  </OwnPage>
)

export { SoldPropertiesPage as Component }

function Sales({ email }: { email: string }) {
  const list = useInfiniteQuery(salesOf(email))
  const totals = <Totals total={useQuery(salesTotalOf(email))} />
  return (
    <List
      list={list}
      keyOf={rowId}
      failed={t.soldFailed()}
      empty={
        <NoRows
          drawing={drawings.sold}
          title={t.noSales()}
          link={{ to: paths.requestedProperties, name: t.seeOffers() }}
        />
      }
    >
      {(sales) => (
        <>
          {totals}
          <Table caption={t.soldHomes()} columns={columns()} rows={sales} keyOf={rowId} />
        </>
      )}
    </List>
  )
}

function Totals({ total }: { total: UseQueryResult<Answer<typeof offerApi.soldTotal>> }) {
  const { data, isPending, isFetching, refetch } = total
  const money = useMoney()
  if (!isPending && !data) {
    return (
      <div className="mb-8">
        <FailedState onRetry={refetch} busy={isFetching}>
          {t.totalFailed()}
        </FailedState>
      </div>
    )
  }
  return (
    <dl className="mb-8 grid gap-4 sm:grid-cols-2" aria-busy={isPending}>
      <Total name={t.homesSold()}>{data && shownNumber(data.count)}</Total>
      <Total name={t.totalSold()}>{data && money.amount(data.total)}</Total>
    </dl>
  )
}

const Total = ({ name, children }: { name: string; children: string | undefined }) => (
  <div className="rounded-card border border-line bg-surface p-6">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="mt-1 font-display text-3xl font-[560] tabular-nums">
      {children ?? <Skeleton className="h-9 w-1/2" />}
    </dd>
  </div>
)

const columns = (): Column<Offer>[] => [
  homeColumn(),
  buyerColumn(),
  {
    name: t.amount(),
    cell: (sale) => (
      <span className="font-semibold tabular-nums">
        <OfferAmount offer={sale} />
      </span>
    ),
  },
  {
    name: t.transactionId(),
    cell: ({ _id, transactionId }, headId) => (
      <div className="grid justify-items-start gap-1 text-sm">
        <span className="wrap-anywhere">{transactionId}</span>
        <Link to={paths.receipt(_id)} aria-describedby={headId} className="link">
          {receipt()}
        </Link>
      </div>
    ),
  },
]
