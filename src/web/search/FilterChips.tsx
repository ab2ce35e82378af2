import type { SearchFields } from '../property/search-in-url.ts'
import type { ShownFilter } from '../property/shown-filters.ts'
import { Button } from '../ui/Button.tsx'

type Props = {
  filters: ShownFilter[]
  onChange: (field: keyof SearchFields, value: string | string[]) => void
  onClear: () => void
}

/** What is filtered by, each to be taken off by itself, or all at once. */
export const FilterChips = ({ filters, onChange, onClear }: Props) =>
  filters.length > 0 && (
    <ul aria-label="Chosen filters" className="mt-4 flex flex-wrap gap-2">
      {filters.map(({ text, field, without }) => (
        <li key={`${field} ${text}`}>
          <Button variant="settled" compact aria-label={`Remove ${text}`} onClick={() => onChange(field, without)}>
            {text} <span aria-hidden="true">×</span>
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
