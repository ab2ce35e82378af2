import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isolated } from '#contract/isolated'
import * as t from '#messages/searchPage'
import { ListAndMap } from '../map/ListAndMap.tsx'
import { useMapView } from '../map/use-map-view.ts'
import { ViewSwitch } from '../map/ViewSwitch.tsx'
import { usePageTitle } from '../platform/brand/page-title.ts'
import type { WaitingHandle } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { blockClicks } from '../ui/click-guard.ts'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { useRestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { useIsPhone } from '../ui/use-media-query.ts'
import { AllPropertiesHead, Banner } from './AllPropertiesHead.tsx'
import { AllPropertiesSkeleton } from './AllPropertiesSkeleton.tsx'
import { checkedSearch } from './checked-search.ts'
import { FilterChips, FilterPanel, FiltersButton } from './FilterPanel.tsx'
import { FoundProperties } from './FoundProperties.tsx'
import { NothingFound, Relaxations } from './NothingFound.tsx'
import { SaveSearchButton } from './SaveSearchButton.tsx'
import { SearchBar } from './SearchBar.tsx'
import { propertyFacets, propertySearch } from './search.queries.ts'
import type { SearchQuery } from './search-in-url.ts'
import { announcementOf, filtersOf } from './shown-filters.ts'
import { useSaid } from './use-said.ts'
import { useSearchAddress } from './use-search-address.ts'
import { useSearchNames } from './use-search-names.ts'

const AreaLeftOut = lazyPart(async () => (await import('./AreaLeftOut.tsx')).AreaLeftOut)
const SaidNotice = lazyPart(async () => (await import('./SaidNotice.tsx')).SaidNotice)

function AllPropertiesPage() {
  usePageTitle(t.allProperties())
  const address = useSearchAddress()
  const { fields, change, toggle, relax, clear } = address
  const { said, understand, undo } = useSaid(address)
  const { search, errors, leftOut } = checkedSearch(fields)
  const found = useInfiniteQuery(propertySearch(search))
  const total = found.data?.pages[0]?.total
  const facets = useQuery(propertyFacets(search))
  const names = useSearchNames(search)
  const isMap = useMapView().isOpen
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const results = useRef<HTMLDivElement>(null)
  const aboutSearch = useRef<HTMLDivElement>(null)
  useRestoreFocus(aboutSearch, 'li')
  const searchedFor = found.data?.pages[0]?.searchedFor
  const asFound = (one: SearchQuery): SearchQuery =>
    searchedFor !== undefined && one.q === search.q ? { ...one, q: searchedFor } : one
  const filters = filtersOf(search, names)
  const shownFilters = JSON.stringify({ ...search, sort: undefined })
  const [firstFilters] = useState(shownFilters) // their banner stays: otherwise everything below would move after loading
  const without = facets.isPlaceholderData ? undefined : facets.data?.without
  const nothing = (
    <NothingFound
      searched={filters.length > 0 || found.isPlaceholderData} // a placeholder is the result of the previous search
      words={search.q}
      without={without}
      areCounted={facets.isFetched && !facets.isPlaceholderData}
      onRelax={relax}
    />
  )
  return (
    <>
      <Banner isSearched={filters.length > 0 && shownFilters !== firstFilters} />
      <div className="overflow-x-clip">
        <div className="page pt-4 pb-16 sm:pb-24 md:pt-6">
          <AllPropertiesHead
            total={total}
            announced={found.isPlaceholderData ? undefined : announcementOf(total, filters, search.sort)}
          >
            <SaveSearchButton search={asFound(search)} latest={() => asFound(checkedSearch(address.latest()).search)} />
            {!isPhone && (
              <>
                <FiltersButton
                  count={filters.length}
                  aria-expanded={isOpen}
                  aria-controls={panel}
                  onClick={() => setOpen(!isOpen)}
                  className={isMap ? '' : 'xl:hidden'}
                />
                <ViewSwitch />
              </>
            )}
          </AllPropertiesHead>
          <SearchBar
            fields={fields}
            errors={errors}
            active={isPhone ? 0 : filters.length} // on phones, the number is shown next to it
            onChange={change}
            onSaid={understand}
          >
            {isPhone && (
              <>
                <FiltersButton count={filters.length} aria-haspopup="dialog" onClick={() => setOpen(true)} />
                <ViewSwitch />
              </>
            )}
          </SearchBar>
          <Button
            compact
            onClick={() => results.current?.focus()}
            className="not-focus:sr-only mt-3 focus:absolute! focus:z-40" // a keyboard shortcut past the filters
          >
            {total ? howMany(total, t.skipTo) : t.skipToHomes()}
          </Button>
          <div className={isMap ? '' : 'gap-x-8 xl:grid xl:grid-cols-[15rem_1fr]'}>
            <FilterPanel
              id={panel}
              isOpen={isOpen}
              isBeside={!isMap}
              total={total}
              onDone={() => {
                flushSync(() => setOpen(false)) // first, because the dialog returns the focus
                results.current?.focus()
                blockClicks(document.body) // the homes move to the position of the click
              }}
              onClose={() => setOpen(false)}
              fields={fields}
              errors={errors}
              facets={facets.data}
              onChange={change}
              onToggle={toggle}
            />
            <div ref={results} tabIndex={-1} className="min-w-0 outline-none">
              <div ref={aboutSearch} tabIndex={-1} className="outline-none">
                <Suspense>{said && <SaidNotice text={said.text} onUndo={undo} />}</Suspense>
                <Suspense>
                  {leftOut && <AreaLeftOut why={leftOut.why} onRemove={() => change(leftOut.field, '')} />}
                </Suspense>
                <FilterChips filters={filters} areas={search.within} onChange={change} onClear={clear} />
              </div>
              <p role="status" className="mt-4 font-medium empty:hidden">
                {searchedFor && t.resultsFor({ words: isolated(searchedFor) })}
              </p>
              <ListAndMap search={search}>
                <FoundProperties found={found} nothing={nothing} />
                {total !== 0 && without && (
                  <section aria-label={t.moreHomes()} className="mt-4 flex flex-wrap items-center gap-3">
                    <p className="text-muted">{t.fewMatch()}</p>
                    <Relaxations words={search.q} without={without} onRelax={relax} />
                  </section>
                )}
              </ListAndMap>
            </div>
          </div>
        </div>
      </div>
    </>
  )
}

export { AllPropertiesPage as Component }

export const handle: WaitingHandle = { Waiting: AllPropertiesSkeleton }
