import { useInfiniteQuery } from '@tanstack/react-query'
import { usePageTitle } from '../brand/page-title.ts'
import { ListAndMap } from '../map/ListAndMap.tsx'
import { Eyebrow } from '../ui/Eyebrow.tsx'
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
  const change = (field: keyof SearchFields, value: string) =>
    changeParams((now) => changedUrl(now, field, value), { replace: field !== 'sort', preventScrollReset: true })
  return (
    <>
      <Banner />
      <div className="page pt-12 pb-16 sm:pb-24">
        <h1 className="title-section">All Properties</h1>
        <SearchBar fields={fields} errors={errors} onChange={change} />
        <ListAndMap search={search}>
          <FoundProperties found={found} searched={Object.keys(search).some((key) => key !== 'sort')} />
        </ListAndMap>
      </div>
    </>
  )
}

export { AllPropertiesPage as Component }

const Banner = () => (
  <div className="border-b border-line bg-brand-wash">
    <div className="page grid items-end gap-x-12 gap-y-4 py-12 sm:py-16 md:grid-cols-[3fr_2fr]">
      <div>
        <Eyebrow>Checked, one by one</Eyebrow>
        <p className="title-page mt-3 font-display leading-[1.08] font-[560] tracking-[-0.02em] text-balance">
          Unlock Your Dream Home
        </p>
      </div>
      <p className="max-w-md text-lg text-muted md:justify-self-end">
        Every home here is verified. Search by place, title or agent, and set your budget.
      </p>
    </div>
  </div>
)
