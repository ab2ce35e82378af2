import type { ComponentProps } from 'react'
import { Button } from '../ui/Button.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { PropertyFilters } from './PropertyFilters.tsx'

type Props = ComponentProps<typeof PropertyFilters> & {
  id: string
  isOpen: boolean
  /** On wide screens it stands beside the homes, open or not. */
  isBeside: boolean
  /** How many homes there are as it stands. */
  total: number | string | undefined
  /** Closes it, and goes on to the homes. */
  onDone: () => void
}

/** The filters by facts as a place of their own: above the homes, on demand, or as a column beside them. */
export const FilterPanel = ({ id, isOpen, isBeside, total, onDone, ...filters }: Props) => (
  <div id={id} className={`@container ${isBeside ? 'xl:block' : ''} ${isOpen ? '' : 'hidden'}`}>
    <PropertyFilters {...filters} />
    <Button onClick={onDone} className="mt-5 w-full @max-3xs:hidden @xl:w-auto">
      {total ? `Show ${howMany(total, ['home', 'homes']).toLowerCase()}` : 'Close'}
    </Button>
  </div>
)
