import { useInfiniteQuery } from '@tanstack/react-query'
import * as t from '#messages/savedSearch'
import { rowId } from '../platform/api/pages.ts'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { HiddenHomesLink } from '../trace/ListTraces.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { List } from '../ui/list/List.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SavedSearchRow } from './SavedSearchRow.tsx'
import { savedSearchesOf } from './saved-search.queries.ts'

const SavedSearchesPage = () => (
  <OwnPage title={t.title()} lead={t.lead()} action={<HiddenHomesLink />}>
    {({ email }) => <SavedSearches email={email} />}
  </OwnPage>
)

export { SavedSearchesPage as Component }

function SavedSearches({ email }: { email: string }) {
  const list = useInfiniteQuery(savedSearchesOf(email))
  return (
    <List list={list} keyOf={rowId} failed={t.failed()} empty={<Empty />}>
      {(searches) =>
        searches ? (
          <ul className="grid gap-4">
            {searches.map((search) => (
              <li key={search._id}>
                <SavedSearchRow search={search} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="grid gap-4">
            <Skeleton className="h-56 sm:h-44" />
            <Skeleton className="h-56 sm:h-44" />
          </div>
        )
      }
    </List>
  )
}

const Empty = () => (
  <EmptyState title={t.empty()}>
    <ButtonLink to={paths.allProperty} variant="quiet">
      {t.seeAllHomes()}
    </ButtonLink>
  </EmptyState>
)
