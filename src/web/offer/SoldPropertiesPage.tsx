import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shownCents } from '#contract/money'
import type { Offer } from '#contract/offer'
import { OwnPage } from '../app/OwnPage.tsx'
import { paths } from '../app/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FailedState } from '../ui/FailedState.tsx'
import { KeepsFocus } from '../ui/KeepsFocus.tsx'
import { ShowMore } from '../ui/ShowMore.tsx'
import { type Column, Table } from '../ui/Table.tsx'
import { salesOf } from './offer.queries.ts'
import { buyerColumn, homeColumn } from './offer-columns.tsx'
import { centsOf, shownAmount } from './shown-amount.ts'

const PER_PAGE = 24

/** /dashboard/soldProperties: what an agent has sold, and how much that is altogether. */
export const SoldPropertiesPage = () => (
  <OwnPage title="My sold Properties">{({ email }) => <Sales email={email} />}</OwnPage>
)

function Sales({ email }: { email: string }) {
  const { data, isPending, isFetching, refetch } = useQuery(salesOf(email))
  return (
    <KeepsFocus>
      {!isPending && !data && (
        <FailedState onRetry={refetch} busy={isFetching}>
          Your sold properties could not be loaded.
        </FailedState>
      )}
      {isPending && <Sold rows={undefined} />}
      {data?.length === 0 && <Empty />}
      {data && data.length > 0 && <Listed sales={data} />}
    </KeepsFocus>
  )
}

function Listed({ sales }: { sales: Offer[] }) {
  const list = usePages(sales)
  return (
    <>
      <Totals sales={sales} />
      <Sold rows={list.data.pages.flat()} />
      <ShowMore list={list} />
    </>
  )
}

const Sold = ({ rows }: { rows: Offer[] | undefined }) => (
  <Table caption="Sold homes" columns={columns} rows={rows} keyOf={({ _id }) => _id} />
)

/** Sales that are all here, for a list that shows them page by page. */
function usePages(sales: Offer[]) {
  const [shown, setShown] = useState(1)
  const hasNextPage = (after: number) => after * PER_PAGE < sales.length
  return {
    data: { pages: Array.from({ length: shown }, (_, page) => sales.slice(page * PER_PAGE, (page + 1) * PER_PAGE)) },
    hasNextPage: hasNextPage(shown),
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: async () => {
      setShown(shown + 1)
      return { hasNextPage: hasNextPage(shown + 1) }
    },
  }
}

const Empty = () => (
  <EmptyState title="Nothing is sold yet. Answer the offers on your homes to get there.">
    <ButtonLink to={paths.requestedProperties} variant="quiet">
      See the offers
    </ButtonLink>
  </EmptyState>
)

/** Summed in cents: dollars with a fraction would drift. */
const Totals = ({ sales }: { sales: Offer[] }) => (
  <dl className="mb-8 grid gap-4 sm:grid-cols-2">
    <Total name="Homes sold">{sales.length.toLocaleString('en')}</Total>
    <Total name="Total sold">{shownCents(sales.reduce((sum, sale) => sum + centsOf(sale), 0))}</Total>
  </dl>
)

const Total = ({ name, children }: { name: string; children: string }) => (
  <div className="rounded-card border border-line bg-surface p-6">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="mt-1 font-display text-3xl font-[560] tabular-nums">{children}</dd>
  </div>
)

const columns: Column<Offer>[] = [
  homeColumn,
  buyerColumn,
  { name: 'Amount', cell: (sale) => <span className="font-semibold tabular-nums">{shownAmount(sale)}</span> },
  {
    name: 'Transaction id',
    cell: ({ transactionId }) => <span className="text-sm wrap-anywhere">{transactionId}</span>,
  },
]
