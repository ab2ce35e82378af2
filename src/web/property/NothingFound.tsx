import type { PropertyFacets, Relaxation } from '#contract/property/search'
import { paths } from '../navigation/paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { relaxationNames } from './shown-filters.ts'

const MAX_SHOWN = 3

type Props = { searched: boolean; without?: PropertyFacets['without']; onRelax: (filter: Relaxation) => void }

/** No home was found: what there is without one of the filters, the nearest first. */
export const NothingFound = ({ searched, without = [], onRelax }: Props) =>
  searched ? (
    <EmptyState title="No home matches this search.">
      {without.slice(0, MAX_SHOWN).map(({ filter, total }) => (
        <Button key={filter} onClick={() => onRelax(filter)}>
          {howMany(total, ['home', 'homes'])} without {relaxationNames[filter]}
        </Button>
      ))}
      <ButtonLink to={paths.allProperty} variant="quiet">
        Show every home
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title="No home is for sale right now. Please check back soon." />
  )
