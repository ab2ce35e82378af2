import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { MonthOfSales } from '#contract/figures'
import type { Role } from '#contract/user'
import { paths } from '../navigation/paths.ts'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type Figure, FigureLinks } from './FigureLinks.tsx'
import { adminFigures, agentFigures, buyerFigures } from './figures.queries.ts'
import { SalesChart } from './SalesChart.tsx'

/** The figures at the top of a profile (P-100). A user marked as fraud has those of an ordinary user. */
export function FiguresOf({ role }: { role: Role | null }) {
  if (role === 'admin') return <AdminFigures />
  if (role === 'agent') return <AgentFigures />
  return <BuyerFigures />
}

function AgentFigures() {
  const query = useQuery(agentFigures)
  const { data } = query
  const homes = data?.homes
  const figures: Figure[] = [
    { name: 'Offers waiting', value: data?.offersWaiting, to: paths.requestedProperties, urgent: true },
    { name: 'Homes verified', value: homes?.verified, to: withStatus(paths.addAgentProperty, 'verified') },
    { name: 'Homes pending', value: homes?.pending, to: withStatus(paths.addAgentProperty, 'pending') },
    { name: 'Homes rejected', value: homes?.rejected, to: withStatus(paths.addAgentProperty, 'rejected') },
    { name: 'Homes sold', value: homes?.sold, to: paths.soldProperties },
    { name: 'Views in 30 days', value: data?.views, to: paths.addAgentProperty },
    { name: 'Wishes in 30 days', value: data?.wishes, to: paths.addAgentProperty },
  ]
  return (
    <Figures query={query} title="Your homes" figures={figures}>
      <Sales title="Sold by month" months={data?.soldByMonth} />
    </Figures>
  )
}

function BuyerFigures() {
  const query = useQuery(buyerFigures)
  const { data } = query
  const figures: Figure[] = [
    { name: 'Offers to pay', value: data?.toPay, to: paths.propertyBought, urgent: true },
    { name: 'Offers waiting for an answer', value: data?.waiting, to: paths.propertyBought },
    { name: 'Price changes on your wishlist', value: data?.priceChanges, to: paths.wishlist },
  ]
  return <Figures query={query} title="Your offers and wishes" figures={figures} />
}

function AdminFigures() {
  const query = useQuery(adminFigures)
  const { data } = query
  const figures: Figure[] = [
    {
      name: 'Homes pending',
      value: data?.homes.pending,
      to: withStatus(paths.manageProperties, 'pending'),
      urgent: true,
    },
    { name: 'Homes edited', value: data?.homes.edited, to: withStatus(paths.manageProperties, 'edited') },
    { name: 'New people in 30 days', value: data?.newPeople, to: paths.manageUsers },
    {
      name: 'Sales this month',
      value: data?.salesByMonth.at(-1)?.count,
      to: withStatus(paths.manageProperties, 'sold'),
    },
  ]
  return (
    <Figures query={query} title="Waiting for you" figures={figures}>
      <Sales title="Sales by month" months={data?.salesByMonth} />
    </Figures>
  )
}

type Query = Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>
type Props = { query: Query; title: string; figures: Figure[]; children?: React.ReactNode }

function Figures({ query: { data, error, isFetching, refetch }, title, figures, children }: Props) {
  if (error && !data) {
    return (
      <FailedState onRetry={() => void refetch()} busy={isFetching}>
        Your figures could not be loaded.
      </FailedState>
    )
  }
  return (
    <div aria-busy={!data} className="grid gap-8">
      <FigureLinks title={title} figures={figures} />
      {children}
    </div>
  )
}

const Sales = ({ title, months }: { title: string; months: MonthOfSales[] | undefined }) => (
  <div className="rounded-card border border-line bg-surface p-5 sm:p-6">
    {months ? <SalesChart title={title} months={months} /> : <Skeleton className="h-[26.5rem] w-full" />}
  </div>
)

/** A list of homes, with those of one status. */
const withStatus = (path: string, status: string): string => `${path}?${new URLSearchParams({ status })}`
