import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AdminFigures, AgentFigures, MonthOfSales } from '#contract/figures'
import * as t from '#messages/figures'
import { paths } from '../platform/navigation/paths.ts'
import type { Person } from '../platform/session/session-state.ts'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type Figure, FigureLinks } from './FigureLinks.tsx'
import { adminFigures, agentFigures, buyerFigures, waitingFor } from './figures.queries.ts'
import { SalesChart } from './SalesChart.tsx'
import { WhatWaits } from './WhatWaits.tsx'

type Props = {
  person: Pick<Person, 'email' | 'role'>
  children: ReactNode
}

/** A user marked as fraud has the figures of an ordinary user (P-100, P-218). */
export function FiguresOf({ person, children }: Props) {
  if (person.role === 'admin') return <AdminDesk person={person}>{children}</AdminDesk>
  if (person.role === 'agent') return <AgentDesk person={person}>{children}</AgentDesk>
  return (
    <>
      <BuyerFigures />
      {children}
    </>
  )
}

function AgentDesk(props: Props) {
  const query = useQuery(agentFigures)
  const months = query.data?.soldByMonth
  const figures = query.data && agentStrip(query.data)
  return (
    <Desk {...props} query={query} title={t.yourHomes()} figures={figures} sales={t.soldByMonth()} months={months} />
  )
}

function AdminDesk(props: Props) {
  const query = useQuery(adminFigures)
  const months = query.data?.salesByMonth
  const figures = query.data && adminStrip(query.data)
  return (
    <Desk {...props} query={query} title={t.theSite()} figures={figures} sales={t.salesByMonth()} months={months} />
  )
}

const agentStrip = ({ offersWaiting, homes, views, wishes }: AgentFigures): Figure[] => [
  { name: t.offersWaiting(), value: offersWaiting, to: paths.requestedProperties, urgent: true },
  { name: t.homesVerified(), value: homes.verified, to: withStatus(paths.addAgentProperty, 'verified') },
  { name: t.homesPending(), value: homes.pending, to: withStatus(paths.addAgentProperty, 'pending') },
  { name: t.homesRejected(), value: homes.rejected, to: withStatus(paths.addAgentProperty, 'rejected') },
  { name: t.homesSold(), value: homes.sold, to: paths.soldProperties },
  { name: t.viewsIn30Days(), value: views, to: paths.addAgentProperty },
  { name: t.wishesIn30Days(), value: wishes, to: paths.addAgentProperty },
]

const adminStrip = ({ homes, newPeople, salesByMonth }: AdminFigures): Figure[] => [
  { name: t.homesPending(), value: homes.pending, to: withStatus(paths.manageProperties, 'pending'), urgent: true },
  { name: t.homesEdited(), value: homes.edited, to: withStatus(paths.manageProperties, 'edited') },
  { name: t.newPeople(), value: newPeople, to: paths.manageUsers },
  { name: t.salesThisMonth(), value: salesByMonth.at(-1)?.count, to: withStatus(paths.manageProperties, 'sold') },
]

function BuyerFigures() {
  const query = useQuery(buyerFigures)
  const { data, error } = query
  const figures: Figure[] = [
    { name: t.offersToPay(), value: data?.toPay, to: paths.propertyBought, urgent: true },
    { name: t.offersUnanswered(), value: data?.waiting, to: paths.propertyBought },
    { name: t.priceChanges(), value: data?.priceChanges, to: paths.wishlist },
  ]
  if (error && !data) return <Failed query={query} />
  return (
    <div aria-busy={!data}>
      <FigureLinks title={t.yourOffersAndWishes()} figures={figures} />
    </div>
  )
}

type Query = Pick<UseQueryResult, 'isPending' | 'isFetching' | 'refetch'>

type DeskProps = Props & {
  query: Query
  title: string
  figures: Figure[] | undefined
  sales: string
  months: MonthOfSales[] | undefined
}

function Desk({ person, query, title, figures, sales, months, children }: DeskProps) {
  const waiting = useQuery(waitingFor(person.email))
  if (waiting.isPending || query.isPending)
    return (
      <div role="progressbar" aria-label={t.loading()} className="grid gap-3">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-[60dvh] w-full rounded-card" />
      </div>
    )
  return (
    <>
      <div className="grid gap-8">
        {waiting.data ? (
          <WhatWaits person={person} groups={waiting.data} />
        ) : (
          <FailedState onRetry={() => void waiting.refetch()} busy={waiting.isFetching}>
            {t.waitingFailed()}
          </FailedState>
        )}
        {figures ? <FigureLinks title={title} figures={figures} /> : <Failed query={query} />}
        {months && <SalesChart title={sales} months={months} />}
      </div>
      {children}
    </>
  )
}

const Failed = ({ query: { refetch, isFetching } }: { query: Query }) => (
  <FailedState onRetry={() => void refetch()} busy={isFetching}>
    {t.figuresFailed()}
  </FailedState>
)

const withStatus = (path: string, status: string): string => `${path}?${new URLSearchParams({ status })}`
