import * as t from '#messages/searchPage'
import { CardSkeletons } from '../card/CardGroups.tsx'
import { ViewSwitch } from '../map/ViewSwitch.tsx'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { AllPropertiesHead, Banner } from './AllPropertiesHead.tsx'
import { FiltersButton } from './FilterPanel.tsx'
import { SearchBar } from './SearchBar.tsx'
import { searchInUrl } from './search-in-url.ts'

const NOTHING_TYPED = searchInUrl(new URLSearchParams())

export const AllPropertiesSkeleton = () => {
  return (
    <>
      <div className="fixed inset-x-0 top-0 z-50">
        <LoadingBar label={t.loading()} />
      </div>
      <div inert>
        <Banner isSearched={false} />
        <div className="page pt-4 pb-16 sm:pb-24 md:pt-6">
          <AllPropertiesHead />
          <SearchBar fields={NOTHING_TYPED} errors={{}} active={0} onChange={() => {}} onSaid={() => {}}>
            <div className="flex gap-2 md:hidden">
              <FiltersButton count={0} />
              <ViewSwitch />
            </div>
          </SearchBar>
          <div className="gap-x-8 xl:grid xl:grid-cols-[15rem_1fr]">
            <div className="max-xl:hidden" />
            <div className="@container mt-3 md:mt-5">
              <CardSkeletons />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}
