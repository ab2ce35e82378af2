import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { bboxIn } from '#contract/map-bounds'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { useUrlFields } from '../ui/router/use-url-fields.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { DrawnArea } from './drawing/draft.ts'
import { HighlightedHome } from './HighlightedHome.tsx'
import type { MapFilters } from './map.queries.ts'
import { isBeside, useMapView, useRememberedMap } from './use-map-view.ts'

type Props = {
  /** The map ignores the sort order and `bbox`, and shows every pin in view. */
  search: MapFilters & { sort?: string; bbox?: string }
  children: ReactNode
}

const HomesMap = lazyPart(async () => (await import('./HomesMap.tsx')).HomesMap)

const LAYOUT =
  'grid gap-6 xl:me-[calc(min(0px,40rem-50vw)-2.5rem)] xl:grid-cols-[minmax(0,36.75rem)_minmax(0,1fr)] xl:[&_figcaption]:pe-4'

export function ListAndMap({ search, children }: Props) {
  const { sort: _order, bbox: _area, ...filters } = search
  const { fields, change } = useUrlFields('bbox', 'within', 'near')
  const { isOpen } = useMapView()
  useRememberedMap()
  const map = useTopWhenOpened(isOpen)
  const bbox = bboxIn(fields.bbox) && fields.bbox
  const searchArea = (area: string | undefined) => change('bbox', area ?? '')
  const searchDrawn = ({ within, near }: DrawnArea) => {
    change('within', within)
    change('near', near)
    change('bbox', '')
  }
  return (
    <HighlightedHome>
      <div className={isOpen ? LAYOUT : ''}>
        <div className={isOpen ? 'max-xl:hidden' : ''}>{children}</div>
        {isOpen && (
          <div ref={map} className="mt-3 md:mt-5 xl:sticky xl:top-35 xl:h-fit">
            <Suspense fallback={<Skeleton className="h-[max(24rem,100dvh-13rem)] rounded-card" />}>
              <HomesMap
                filters={filters}
                bbox={bbox}
                drawn={fields}
                onSearchArea={searchArea}
                onSearchDrawn={searchDrawn}
              />
            </Suspense>
          </div>
        )}
      </div>
    </HighlightedHome>
  )
}

function useTopWhenOpened(isOpen: boolean) {
  const map = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current && !isBeside()) map.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = isOpen
  }, [isOpen])
  return map
}
