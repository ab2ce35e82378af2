import type { ComponentProps } from 'react'
import { isolated } from '#contract/isolated'
import * as texts from '#messages/filters'
import * as t from '#messages/searchPage'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { useIsPhone } from '../ui/use-media-query.ts'
import { AreaPicture } from './AreaPicture.tsx'
import { PriceField } from './PriceField.tsx'
import { PropertyFilters } from './PropertyFilters.tsx'
import type { SearchFields } from './search-in-url.ts'
import type { ShownFilter } from './shown-filters.ts'

type Props = ComponentProps<typeof PropertyFilters> & {
  id: string
  isOpen: boolean
  isBeside: boolean
  total: number | string | undefined
  onDone: () => void
  onClose: () => void
}

export function FilterPanel({ id, isOpen, isBeside, total, onDone, onClose, ...filters }: Props) {
  const isPhone = useIsPhone()
  const done = (
    <Button onClick={onDone} className={isPhone ? 'w-full' : 'w-full @max-3xs:hidden @xl:w-auto'}>
      {total ? howMany(total, t.showHomes) : t.close()}
    </Button>
  )
  if (isPhone)
    return (
      <Dialog open={isOpen} onClose={onClose} title={t.filters()}>
        <div className="@container">
          <PropertyFilters {...filters} />
          <div className="filter-fields mt-4 grid grid-cols-2 gap-4">
            <PriceField
              label={texts.minPrice()}
              value={filters.fields.minPrice}
              error={filters.errors.minPrice}
              onText={(text) => filters.onChange('minPrice', text)}
            />
            <PriceField
              label={texts.maxPrice()}
              value={filters.fields.maxPrice}
              error={filters.errors.maxPrice}
              onText={(text) => filters.onChange('maxPrice', text)}
            />
          </div>
          <div className="sticky bottom-0 -mx-6 mt-5 -mb-6 border-t border-line bg-surface px-6 py-4 sm:-mx-8 sm:-mb-8 sm:px-8">
            {done}
          </div>
        </div>
      </Dialog>
    )
  return (
    <div id={id} className={`@container ${isBeside ? 'xl:block' : ''} ${isOpen ? '' : 'hidden'}`}>
      <PropertyFilters {...filters} />
      <div className="mt-5">{done}</div>
    </div>
  )
}

type FiltersButtonProps = ComponentProps<typeof Button> & {
  count: number
}

export const FiltersButton = ({ count, ...button }: FiltersButtonProps) => (
  <Button variant="quiet" compact aria-description={count > 0 ? howMany(count, t.filterCount) : undefined} {...button}>
    <span>{t.filters()}</span>
    {count > 0 && (
      <span aria-hidden="true" className="rounded-full bg-brand px-1.5 text-xs leading-5 text-on-brand md:hidden">
        {count}
      </span>
    )}
  </Button>
)

type FilterChipsProps = {
  areas?: string | undefined
  filters: ShownFilter[]
  onChange: (field: keyof SearchFields, value: string | string[]) => void
  onClear: () => void
}

export const FilterChips = ({ filters, areas = '', onChange, onClear }: FilterChipsProps) =>
  filters.length > 0 && (
    <ul aria-label={t.chosenFilters()} className="mt-4 flex flex-wrap gap-2">
      {filters.map(({ text, field, without }) => (
        <li key={`${field} ${text}`}>
          <Button
            variant="settled"
            compact
            aria-label={t.removeFilter({ filter: isolated(text) })}
            onClick={() => onChange(field, without)}
          >
            {field === 'within' && <AreaPicture within={areas} />}
            <bdi>{text}</bdi>
            <span aria-hidden="true"> ×</span>
          </Button>
        </li>
      ))}
      <li>
        <Button variant="quiet" compact onClick={onClear}>
          {t.clearAll()}
        </Button>
      </li>
    </ul>
  )
