import { useInfiniteQuery } from '@tanstack/react-query'
import { rowId } from '../platform/api/pages.ts'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { List } from '../ui/list/List.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SavedSearchRow } from './SavedSearchRow.tsx'
import { savedSearchesOf } from './saved-search.queries.ts'

const SavedSearchesPage = () => (
  <OwnPage title="Saved searches" lead="We notify you of each new home that matches, by the bell and by mail.">
    {({ email }) => <SavedSearches email={email} />}
  </OwnPage>
)

export { SavedSearchesPage as Component }

function SavedSearches({ email }: { email: string }) {
  const list = useInfiniteQuery(savedSearchesOf(email))
  return (
    <List list={list} keyOf={rowId} failed="Your saved searches could not be loaded." empty={<Empty />}>
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
  <EmptyState title="You haven’t saved any searches yet. Search the homes, and save what you searched for there.">
    <ButtonLink to={paths.allProperty} variant="quiet">
      See all homes
    </ButtonLink>
  </EmptyState>
)
