import { useState } from 'react'
import { messageOf } from '../api/api-error.ts'
import { useMoney } from '../api/use-money.ts'
import { paths } from '../navigation/paths.ts'
import type { SearchQuery } from '../property/search-in-url.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useIsPhone } from '../ui/use-media-query.ts'
import { useSaveSearch } from './saved-search.queries.ts'
import { nameOfSearch } from './search-name.ts'

/** Saves the current search once, with a link to the saved ones; on phones that link is below the heading. */
export function SaveSearchButton({ search }: { search: SearchQuery }) {
  const { price } = useMoney()
  const isPhone = useIsPhone()
  const save = useSaveSearch()
  const { sort: _sort, ...filters } = search
  const key = JSON.stringify(filters)
  const [savedKey, setSavedKey] = useState<string>()
  const isSaved = savedKey === key
  const press = () =>
    save.mutate(
      { name: nameOfSearch(search, price), search },
      {
        onSuccess: () => {
          setSavedKey(key)
          toast.success('Search saved', { detail: 'You’ll be notified of new homes immediately.' })
        },
        onError: (error) => toast.failure('Something is Wrong!', { detail: messageOf(error) }),
      },
    )
  return (
    <div className="flex gap-x-2">
      <Button variant="quiet" compact busy={save.isPending} unavailable={isSaved} onClick={press}>
        {isSaved ? (
          'Saved'
        ) : (
          <span>
            Save<span className="max-lg:sr-only"> this search</span>
          </span>
        )}
      </Button>
      {!isPhone && (
        <ButtonLink variant="quiet" compact to={paths.savedSearches}>
          Saved searches
        </ButtonLink>
      )}
    </div>
  )
}
