import type { ReactNode } from 'react'
import { bboxIn } from '#contract/map/map'
import { Button } from '../ui/Button.tsx'
import { useUrlFields } from '../ui/router/use-url-fields.ts'
import { HomesMap } from './HomesMap.tsx'
import type { MapFilters } from './map.queries.ts'

type Props = {
  /** What the list was asked for. Its order and its part of the map are not the map's: that shows every pin in view. */
  search: MapFilters & { sort?: string; bbox?: string }
  children: ReactNode
}

/**
 * A list of homes with its map, both by the address: `view=map` opens the map, beside the list where there is room and else in its
 * place; `bbox` is the part of the map that is searched.
 */
export function ListAndMap({ search, children }: Props) {
  const { sort: _order, bbox: _area, ...filters } = search
  const { fields, change } = useUrlFields('view', 'bbox')
  const isOpen = fields.view === 'map'
  const bbox = bboxIn(fields.bbox) && fields.bbox
  const searchArea = (area: string | undefined) => change('bbox', area ?? '')
  return (
    <>
      <fieldset className="flex justify-end gap-2 max-md:fixed max-md:end-4 max-md:bottom-16 max-md:z-30 max-md:rounded-full max-md:bg-surface max-md:shadow-card max-md:[&_[aria-pressed=true]]:hidden md:mt-6 print:hidden">
        <legend className="sr-only">Show the homes as</legend>
        <Button
          compact
          variant={isOpen ? 'quiet' : 'settled'}
          aria-pressed={!isOpen}
          onClick={() => change('view', '')}
        >
          List
        </Button>
        <Button
          compact
          variant={isOpen ? 'settled' : 'quiet'}
          aria-pressed={isOpen}
          onClick={() => change('view', 'map')}
        >
          Map
        </Button>
      </fieldset>
      <div className={isOpen ? 'mt-4 grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''}>
        <div className={isOpen ? '@container max-xl:hidden xl:[&_.isolate]:grid-cols-1' : ''}>{children}</div>
        {isOpen && (
          <div className="xl:sticky xl:top-24 xl:h-fit">
            <HomesMap filters={filters} bbox={bbox} onSearchArea={searchArea} />
          </div>
        )}
      </div>
    </>
  )
}
