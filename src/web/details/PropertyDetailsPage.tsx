import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useParams } from 'react-router'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/details'
import { isNotThere } from '../platform/api/api-error.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { usePageTitle } from '../platform/brand/page-title.ts'
import { paths } from '../platform/navigation/paths.ts'
import type { WaitingHandle } from '../platform/session/session.ts'
import { oneProperty } from '../property/home.queries.ts'
import { asWritten } from '../property/property.queries.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { RestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { HomeDetails } from './HomeDetails.tsx'
import { PropertyDetailsSkeleton } from './PropertyDetailsSkeleton.tsx'

const PAGE = 'page pt-6 pb-16 sm:pb-24'

function PropertyDetailsPage() {
  const { id = '' } = useParams()
  const query = useQuery(oneProperty(id, useQueryClient()))
  const { data, error, isPending } = query // `isFetching` is read only after a failure: each read adds renders of the page
  const property = useDeferredValue(data) // deferred, because rendering the page takes long
  const isGone = isNotThere(error)
  const { currency } = useMoney()
  usePageTitle(isGone ? t.notFound() : data ? titleOf(asWritten(data)) : t.aHome(), {
    home: isGone ? undefined : data,
    currency,
  })
  return (
    <RestoreFocus className={PAGE}>
      {!property && (isPending || data) && <PropertyDetailsSkeleton />}
      {isGone && <Gone />}
      {error && !data && !isGone && (
        <FailedState onRetry={query.refetch} busy={query.isFetching}>
          {t.failed()}
        </FailedState>
      )}
      {property && !isGone && <HomeDetails key={property._id} property={property} />}
    </RestoreFocus>
  )
}

export { PropertyDetailsPage as Component }

const Waiting = () => (
  <div className={PAGE}>
    <PropertyDetailsSkeleton />
  </div>
)
export const handle: WaitingHandle = { Waiting }

const Gone = () => (
  <>
    <h1 className="sr-only">{t.notFound()}</h1>
    <EmptyState title={t.gone()}>
      <ButtonLink to={paths.allProperty} variant="quiet">
        {t.seeOtherHomes()}
      </ButtonLink>
    </EmptyState>
  </>
)
