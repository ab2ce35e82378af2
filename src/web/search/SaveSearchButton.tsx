import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { searchKey } from '#contract/search-key'
import * as t from '#messages/searchPage'
import { somethingWrong } from '#messages/ui'
import { messageOf } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import { useSession } from '../platform/session/session.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { useIsPhone } from '../ui/use-media-query.ts'
import { savedSearchKeys, useSaveSearch } from './saved-search.queries.ts'
import type { SearchQuery } from './search-in-url.ts'
import { nameOfSearch } from './search-name.ts'
import { useSearchNames } from './use-search-names.ts'

type Props = { search: SearchQuery; latest: () => SearchQuery }

/** `latest`: returns the search of the address, which the page may not show yet. */
export function SaveSearchButton({ search, latest }: Props) {
  const names = useSearchNames(search)
  const isPhone = useIsPhone()
  const session = useSession()
  const email = session.status === 'signedIn' ? session.email : undefined
  const { data: keys = [] } = useQuery({ ...savedSearchKeys(email ?? ''), enabled: email !== undefined })
  const save = useSaveSearch()
  const key = keyOf(search)
  /** The saved search whose link takes the focus from the button that it replaces; once, as a link can be shown again. */
  const replacing = useRef<string>(undefined)
  const takeFocus = (link: HTMLAnchorElement | null) => {
    if (!link || replacing.current !== key) return
    replacing.current = undefined
    if (document.activeElement === document.body) link.focus()
  }
  const press = () => {
    const saved = latest()
    save.mutate(
      { name: nameOfSearch(saved, names), search: saved },
      {
        onSuccess: () => {
          replacing.current = keyOf(saved)
          toast.success(t.searchSaved(), { detail: t.searchSavedDetail() })
        },
        onError: (error) => toast.failure(somethingWrong(), { detail: messageOf(error) }),
      },
    )
  }
  return (
    <div className="flex gap-x-2">
      {keys.includes(key) ? (
        <ButtonLink ref={takeFocus} variant="settled" compact to={paths.savedSearches}>
          {t.saved()}
        </ButtonLink>
      ) : (
        <Button variant="quiet" compact busy={save.isPending} onClick={press}>
          <span>
            <TextWithParts
              text={t.save()}
              parts={{ rest: (words) => <span className="max-lg:sr-only">{words}</span> }}
            />
          </span>
        </Button>
      )}
      {!isPhone && (
        <ButtonLink variant="quiet" compact to={paths.savedSearches}>
          {t.savedSearches()}
        </ButtonLink>
      )}
    </div>
  )
}

const keyOf = ({ sort: _sort, ...filters }: SearchQuery) => searchKey(filters)
