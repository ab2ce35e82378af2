import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Role } from '#contract/user'
import type { ViewingSide } from '#contract/viewing-status'
import { OpenTimesAhead } from '../open-time/OpenTimesAhead.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { drawings } from '../ui/list/drawings.ts'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { StatusChips } from '../ui/list/StatusChips.tsx'
import { HoursSection } from './HoursSection.tsx'
import { PastViewings } from './PastViewings.tsx'
import { UpcomingViewings } from './UpcomingViewings.tsx'
import { ownHours, viewingsAhead } from './viewing.queries.ts'

const ViewingsPage = () => (
  <OwnPage
    title="Viewings"
    lead="Times are yours; the home’s stand next to them where they differ. A time is held for a day while it waits for an answer."
  >
    {({ role }) => <Sides role={role} />}
  </OwnPage>
)

export { ViewingsPage as Component }

const chips = [
  { value: '', name: 'Of my homes' },
  { value: 'buyer', name: 'Requested by me' },
]

function Sides({ role }: { role: Role | null }) {
  const [search] = useSearchParams()
  const shows = role === 'agent' || role === 'admin'
  const side: ViewingSide = shows && search.get('as') !== 'buyer' ? 'agent' : 'buyer'
  return (
    <>
      {shows && (
        <div className="mb-8">
          <StatusChips
            label="Viewings"
            chips={chips}
            current={side === 'agent' ? '' : 'buyer'}
            to={(value) => ({ search: value && `?as=${value}` })}
          />
        </div>
      )}
      <Viewings key={side} side={side} />
    </>
  )
}

function Viewings({ side }: { side: ViewingSide }) {
  const { isPending } = useInfiniteQuery(viewingsAhead(side))
  const hours = useQuery({ ...ownHours, enabled: side === 'agent' })
  return (
    <div className="grid gap-12">
      <UpcomingViewings side={side} empty={side === 'agent' ? <NoneOfHomes /> : <NoneAskedFor />} />
      {!isPending && <OpenTimesAhead side={side} />}
      {!isPending && side === 'agent' && <HoursSection />}
      {!isPending && !hours.isLoading && (
        <section aria-label="Earlier viewings">
          <h2 className="title-card mb-4">Earlier viewings</h2>
          <PastViewings side={side} />
        </section>
      )}
    </div>
  )
}

const NoneOfHomes = () => (
  <EmptyState
    drawing={drawings.viewings}
    title="No viewings ahead. Buyers ask for one on the page of a home, at the hours that you set here."
  />
)

const NoneAskedFor = () => (
  <EmptyState drawing={drawings.viewings} title="No viewings ahead. Ask for one on the page of a home.">
    <ButtonLink to={paths.allProperty} variant="quiet">
      See all homes
    </ButtonLink>
  </EmptyState>
)
