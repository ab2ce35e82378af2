import { useInfiniteQuery } from '@tanstack/react-query'
import type { Offer } from '#contract/offer'
import { rowId } from '../api/row-id.ts'
import { paths } from '../navigation/paths.ts'
import { OwnPage } from '../session/OwnPage.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { List } from '../ui/list/List.tsx'
import { type Column, Table } from '../ui/list/Table.tsx'
import { AnswerButtons } from './AnswerButtons.tsx'
import { OfferBadge } from './OfferBadge.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import { offersOfAgent } from './offer.queries.ts'
import { buyerColumn, homeColumn } from './offer-columns.tsx'

/** /dashboard/requestedProperties: the offers on an agent's own homes. */
const RequestedPropertiesPage = () => (
  <OwnPage
    title="Requested Properties"
    lead="Offers on your homes. Accepting holds a home for its buyer until it is paid or the time to pay is over."
  >
    {({ email }) => <Requests email={email} />}
  </OwnPage>
)

export { RequestedPropertiesPage as Component }

function Requests({ email }: { email: string }) {
  const list = useInfiniteQuery(offersOfAgent(email))
  return (
    <List
      list={list}
      keyOf={rowId}
      noun={['offer', 'offers']}
      failed="The offers could not be loaded."
      empty={<Empty />}
    >
      {(offers) => <Table caption="Offers on your homes" columns={columns} rows={offers} keyOf={rowId} />}
    </List>
  )
}

const Empty = () => (
  <EmptyState title="No offers yet. Buyers can find all your verified homes.">
    <ButtonLink to={paths.addAgentProperty} variant="quiet">
      See your homes
    </ButtonLink>
  </EmptyState>
)

const columns: Column<Offer>[] = [
  homeColumn,
  buyerColumn,
  {
    name: 'Offer',
    className: 'tabular-nums sm:w-[20%]',
    cell: (offer) => <OfferTerms offer={offer} />,
  },
  {
    name: 'Status',
    cell: (offer, headId) => (
      <div className="grid justify-items-start gap-3">
        <OfferBadge status={offer.status} />
        {offer.status === 'pending' && offer.rivalAccepted && (
          <p className="text-sm text-muted">Waits: another offer on this home is accepted.</p>
        )}
        {offer.reason && <p className="text-sm text-muted wrap-anywhere">You wrote: “{offer.reason}”</p>}
        <AnswerButtons offer={offer} headId={headId} />
      </div>
    ),
  },
]
