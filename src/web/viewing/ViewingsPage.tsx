import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Role } from '#contract/user'
import type { ViewingSide } from '#contract/viewing-status'
import * as t from '#messages/viewing'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { drawings } from '../ui/list/drawings.ts'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { StatusChips } from '../ui/list/StatusChips.tsx'
import { HoursSection } from './HoursSection.tsx'
import { OpenTimesAhead } from './open-time/OpenTimesAhead.tsx'
import { PastViewings } from './PastViewings.tsx'
import { UpcomingViewings } from './UpcomingViewings.tsx'
import { ownHours, viewingsAhead } from './viewing.queries.ts'

const ViewingsPage = () => (
  <OwnPage title={t.title()} lead={t.lead()}>
    {({ role }) => <Sides role={role} />}
  </OwnPage>
)

export { ViewingsPage as Component }

const chips = () => [
  { value: '', name: t.ofMyHomes() },
  { value: 'buyer', name: t.requestedByMe() },
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
            label={t.title()}
            chips={chips()}
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
        <section aria-label={t.earlier()}>
          <h2 className="title-card mb-4">{t.earlier()}</h2>
          <PastViewings side={side} />
        </section>
      )}
    </div>
  )
}

const NoneOfHomes = () => <EmptyState drawing={drawings.viewings} title={t.noneOfHomes()} />

const NoneAskedFor = () => (
  <EmptyState drawing={drawings.viewings} title={t.noneAskedFor()}>
    <ButtonLink to={paths.allProperty} variant="quiet">
      {t.seeAllHomes()}
    </ButtonLink>
  </EmptyState>
)
