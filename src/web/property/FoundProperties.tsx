import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Paged, Total } from '#contract/list'
import type { Property } from '#contract/property'
import { rowId } from '../api/row-id.ts'
import { paths } from '../navigation/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { RestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { ShowMore } from '../ui/list/ShowMore.tsx'
import { useKeptRows } from '../ui/rows/use-kept-rows.ts'
import { PropertyCard } from './PropertyCard.tsx'
import { PropertyCardSkeletons } from './PropertyCardSkeleton.tsx'

type Props = { found: UseInfiniteQueryResult<InfiniteData<Paged<Property>>>; searched: boolean }

/** What a search found: how many, the cards, and more of them on demand. */
export function FoundProperties({ found, searched }: Props) {
  const { data, isError, isFetching, refetch } = found
  return (
    <RestoreFocus className="mt-8">
      {isError && !data ? (
        <FailedState onRetry={refetch} busy={isFetching}>
          The homes could not be loaded.
        </FailedState>
      ) : (
        <Cards found={found} searched={searched} />
      )}
    </RestoreFocus>
  )
}

function Cards({ found, searched }: Props) {
  const { data, isPending, isPlaceholderData } = found
  const { rows: properties = [], isSettled, more } = useKeptRows(found, rowId)
  return (
    <>
      <h2 className="sr-only">Homes found</h2>
      <p aria-live="polite" className="mb-5 min-h-6 text-muted">
        {data && howMany(data.pages[0]?.total ?? 0)}
      </p>
      {/* A placeholder is what the search before found. */}
      {data && properties.length === 0 && <Nothing searched={searched || isPlaceholderData} />}
      <div
        aria-busy={!isSettled}
        className={`grid gap-6 transition-opacity sm:grid-cols-2 lg:grid-cols-3 ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {isPending && <PropertyCardSkeletons count={6} />}
        {properties.map((property, place) => (
          <PropertyCard key={property._id} property={property} eager={place < 3} />
        ))}
      </div>
      <ShowMore list={more} />
    </>
  )
}

function howMany(total: Total): string {
  if (typeof total === 'string') return `More than ${Number.parseInt(total, 10).toLocaleString('en')} homes`
  return total === 1 ? '1 home' : `${total.toLocaleString('en')} homes`
}

const Nothing = ({ searched }: { searched: boolean }) =>
  searched ? (
    <EmptyState title="No home matches this search.">
      <ButtonLink to={paths.allProperty} variant="quiet">
        Show every home
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title="No home is for sale just now. Please look in again soon." />
  )
