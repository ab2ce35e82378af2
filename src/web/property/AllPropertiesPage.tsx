import { useInfiniteQuery } from '@tanstack/react-query'
import { usePageTitle } from '../brand/page-title.ts'
import { ListAndMap } from '../map/ListAndMap.tsx'
import { Eyebrow } from '../ui/Eyebrow.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { useLatestParams } from '../ui/router/use-latest-params.ts'
import { FoundProperties } from './FoundProperties.tsx'
import { propertySearch } from './property.queries.ts'
import { SearchBar } from './SearchBar.tsx'
import { changedUrl, checkedSearch, type SearchFields, searchInUrl } from './search-in-url.ts'

/** All verified homes. What is searched for lives in the address, so that back, reload and a shared link show the same. */
function AllPropertiesPage() {
  usePageTitle('All Properties')
  const { params, change: changeParams } = useLatestParams()
  const fields = searchInUrl(params)
  const { search, errors } = checkedSearch(fields)
  const found = useInfiniteQuery(propertySearch(search))
  const total = found.data?.pages[0]?.total
  const change = (field: keyof SearchFields, value: string) =>
    changeParams((now) => changedUrl(now, field, value), { replace: field !== 'sort', preventScrollReset: true })
  const filters = Object.keys(search).filter((key) => key !== 'sort')
  return (
    <>
      <Banner />
      <div className="page pt-4 pb-16 sm:pb-24 md:pt-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="text-[1.75rem]">All Properties</h1>
          <p aria-live="polite" className="text-sm text-muted">
            {total !== undefined && total !== 0 && howMany(total, ['home', 'homes'])}
          </p>
        </div>
        <SearchBar
          fields={fields}
          errors={errors}
          active={filters.filter((key) => key !== 'q').length}
          onChange={change}
        />
        <ListAndMap search={search}>
          <FoundProperties found={found} searched={filters.length > 0} />
        </ListAndMap>
      </div>
    </>
  )
}

export { AllPropertiesPage as Component }

const Banner = () => (
  <div className="border-b border-line bg-brand-wash">
    <div className="page flex min-h-24 items-center justify-between gap-x-12 md:min-h-30">
      <div>
        <Eyebrow>Checked, one by one</Eyebrow>
        <p className="mt-1 font-display text-[clamp(1.375rem,7vw,1.75rem)] leading-tight font-[560] tracking-[-0.02em] md:whitespace-nowrap lg:text-4xl">
          Unlock Your Dream Home
        </p>
      </div>
      <p className="max-w-sm text-muted max-md:hidden">
        Every home here is verified. Search by place, title or agent, and set your budget.
      </p>
    </div>
  </div>
)
