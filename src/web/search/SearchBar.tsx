import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import * as texts from '#messages/filters'
import * as t from '#messages/searchPage'
import { isComposing } from '../ui/form/is-composing.ts'
import { Select } from '../ui/form/Select.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { useRootMark } from '../ui/use-root-mark.ts'
import type { SearchErrors } from './checked-search.ts'
import { PriceField } from './PriceField.tsx'
import { SearchField } from './SearchField.tsx'
import { type SearchFields, sortNames } from './search-in-url.ts'

type Props = {
  fields: SearchFields
  errors: SearchErrors
  active: number
  onChange: (field: keyof SearchFields, value: string) => void
  onSaid: (text: string) => void
  children: ReactNode
}

/**
 * The bar with the fields of a search. On phones, its form is `display: contents`, so that the search field and
 * `children` stay in view during scrolling.
 */
export function SearchBar({ fields, errors, active, onChange, onSaid, children }: Props) {
  const filters = useRef<HTMLDivElement>(null)
  useRootMark('data-search-bar')
  return (
    <search className="contents">
      <form
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="filter-fields contents md:search-bar md:mt-4 md:grid md:grid-cols-[4fr_2fr_2fr_3fr] md:gap-3"
      >
        <div className="max-md:search-bar max-md:mt-3 max-md:flex max-md:items-end max-md:gap-2">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the field below has the key */}
          <div className="relative min-w-0 grow" onKeyDown={submitOnEnter(onSaid)}>
            <SearchField
              value={fields.q}
              onText={(text) => onChange('q', text)}
              className={active > 0 ? '[--clear-end:6rem] [&_input]:pe-34!' : '[&_input]:pe-11!'}
            />
            <ActiveFilters count={active} onPress={() => filters.current?.querySelector('input')?.focus()} />
          </div>
          {children}
        </div>
        <div
          ref={filters}
          className="mt-1 grid grid-cols-[1fr_1fr_1.4fr] gap-2 max-[23rem]:grid-cols-3 max-[23rem]:gap-x-1 md:contents"
        >
          <PriceField
            label={texts.minPrice()}
            value={fields.minPrice}
            error={errors.minPrice}
            onText={(text) => onChange('minPrice', text)}
          />
          <PriceField
            label={texts.maxPrice()}
            value={fields.maxPrice}
            error={errors.maxPrice}
            onText={(text) => onChange('maxPrice', text)}
          />
          <Select label={t.sortBy()} value={fields.sort} onChange={(event) => onChange('sort', event.target.value)}>
            {Object.entries(sortNames).map(([sort, name]) => (
              <option key={sort} value={sort}>
                {name()}
              </option>
            ))}
          </Select>
        </div>
      </form>
    </search>
  )
}

const submitOnEnter = (onSaid: (text: string) => void) => (event: KeyboardEvent) => {
  const isChoice = event.isDefaultPrevented() // of a suggestion
  if (event.key === 'Enter' && !isChoice && !isComposing(event) && event.target instanceof HTMLInputElement)
    onSaid(event.target.value)
}

const ActiveFilters = ({ count, onPress }: { count: number; onPress: () => void }) =>
  count > 0 && (
    <button
      type="button"
      onClick={onPress}
      className="absolute end-1.5 top-8 min-h-8 max-w-22 cursor-pointer truncate rounded-full bg-brand-wash px-3 text-sm font-semibold text-brand hover:underline focus-visible:rounded-full"
    >
      {howMany(count, t.filterCount)}
    </button>
  )
