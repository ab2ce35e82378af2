import type { ComponentProps } from 'react'
import { isolated } from '#contract/isolated'
import type { SearchFields } from '../property/search-in-url.ts'
import type { ShownFilter } from '../property/shown-filters.ts'
import { Button } from '../ui/Button.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { PropertyFilters } from './PropertyFilters.tsx'

type Props = ComponentProps<typeof PropertyFilters> & {
  id: string
  isOpen: boolean
  /** On wide screens it is a column next to the homes, open or not. */
  isBeside: boolean
  /** The number of homes with the current filters. */
  total: number | string | undefined
  /** Closes it and moves the focus to the homes. */
  onDone: () => void
}

/** The filters by facts: above the homes on demand, or as a column next to them. */
export const FilterPanel = ({ id, isOpen, isBeside, total, onDone, ...filters }: Props) => (
  <div id={id} className={`@container ${isBeside ? 'xl:block' : ''} ${isOpen ? '' : 'hidden'}`}>
    <PropertyFilters {...filters} />
    <Button onClick={onDone} className="mt-5 w-full @max-3xs:hidden @xl:w-auto">
      {total ? `Show ${howMany(total, ['home', 'homes']).toLowerCase()}` : 'Close'}
    </Button>
  </div>
)

type FilterChipsProps = {
  filters: ShownFilter[]
  onChange: (field: keyof SearchFields, value: string | string[]) => void
  onClear: () => void
}

/** The active filters, each with a button to remove it, and one to clear them all. */
export const FilterChips = ({ filters, onChange, onClear }: FilterChipsProps) =>
  filters.length > 0 && (
    <ul aria-label="Chosen filters" className="mt-4 flex flex-wrap gap-2">
      {filters.map(({ text, field, without }) => (
        <li key={`${field} ${text}`}>
          <Button
            variant="settled"
            compact
            aria-label={`Remove ${isolated(text)}`}
            onClick={() => onChange(field, without)}
          >
            <bdi>{text}</bdi>
            <span aria-hidden="true"> ×</span>
          </Button>
        </li>
      ))}
      <li>
        <Button variant="quiet" compact onClick={onClear}>
          Clear all
        </Button>
      </li>
    </ul>
  )
