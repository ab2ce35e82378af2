import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as t from '#messages/home'
import { CARDS } from '../card/card-look.ts'
import { PropertyCard } from '../card/PropertyCard.tsx'
import { PropertyCardSkeletons } from '../card/PropertyCardSkeletons.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { newestProperties } from '../property/property.queries.ts'
import { RestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { HOMES_SHOWN } from './how-many-shown.ts'
import { SectionHead } from './SectionHead.tsx'

export const NewestProperties = () => (
  <section aria-labelledby="newest" className="page section">
    <SectionHead id="newest" eyebrow={t.justVerified()} title={t.forYou()}>
      <Link to={paths.allProperty} className="link-quiet">
        {t.seeAllHomes()}
      </Link>
    </SectionHead>
    <Cards />
  </section>
)

function Cards() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(newestProperties(HOMES_SHOWN))
  return (
    <RestoreFocus>
      {isError && !data && (
        <FailedState onRetry={refetch} busy={isFetching}>
          {t.newestFailed()}
        </FailedState>
      )}
      {data?.length === 0 && <EmptyState title={t.noHomes()} />}
      <div aria-busy={isPending} className={`${CARDS} -mb-6 md:grid-cols-3 xl:grid-cols-4`}>
        {isPending && <PropertyCardSkeletons count={HOMES_SHOWN} lastLies />}
        {data?.map((property, place) => (
          <PropertyCard key={property._id} property={property} lying={place === 3} />
        ))}
      </div>
    </RestoreFocus>
  )
}
