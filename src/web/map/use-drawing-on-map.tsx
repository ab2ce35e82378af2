import { type ReactNode, Suspense, useMemo } from 'react'
import { areasIn, circleIn, type Ring } from '#contract/drawn-area'
import { bboxText } from '#contract/map-bounds'
import * as t from '#messages/drawing'
import { Button } from '../ui/Button.tsx'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { useFocusBack } from '../ui/focus/use-focus-back.ts'
import { boundsOfShapes, ringsOnMap, shapesOnMap } from './date-line.ts'
import { type Draft, type DrawnArea, movedCorner, onMap, withCorner } from './drawing/draft.ts'
import { useDrawnDraft } from './drawing/use-drawn-draft.ts'
import type { MapView } from './map-bounds.ts'
import type { MapPin } from './map-pins.ts'
import type { MapShape } from './map-shapes.ts'

const DrawingPanel = lazyPart(async () => (await import('./drawing/DrawingPanel.tsx')).DrawingPanel)

type Drawing = {
  bbox: string | undefined
  pins: MapPin[]
  shapes: MapShape[]
  isOpen: boolean
  buttons: ReactNode
  panel: ReactNode
  onPress: ((point: { latitude: number; longitude: number }) => void) | undefined
}

export function useDrawingOnMap(
  view: MapView | undefined,
  drawn: DrawnArea,
  onSearch: (drawn: DrawnArea) => void,
): Drawing {
  const { within, near } = drawn
  const [draft, setDraft] = useDrawnDraft()
  const searched = useMemo(() => shapesOf({ within, near }), [within, near])
  const opener = useFocusBack(draft !== undefined)
  const pins = useMemo(() => (draft ? pinsOf(draft, setDraft) : []), [draft, setDraft])
  const hasArea = searched.length > 0
  const search = (area: DrawnArea) => {
    setDraft(undefined)
    onSearch(area)
  }
  return {
    bbox: useMemo(() => {
      const bounds = boundsOfShapes(searched)
      return bounds && bboxText(bounds)
    }, [searched]),
    pins,
    shapes: useMemo(() => (draft ? shapesIn(draft) : searched).flatMap(shapesOnMap), [draft, searched]),
    isOpen: draft !== undefined,
    onPress:
      draft?.kind === 'areas'
        ? ({ latitude, longitude }) =>
            setDraft({ kind: 'areas', rings: withCorner(draft.rings, [latitude, longitude]) })
        : undefined,
    buttons: !draft && (
      <>
        <Button ref={opener} compact variant="quiet" onClick={() => setDraft(draftOf(drawn))}>
          {hasArea ? t.change() : t.draw()}
        </Button>
        {hasArea && (
          <Button
            compact
            variant="quiet"
            onClick={() => {
              search({ within: '', near: '' })
              opener.current?.focus()
            }}
          >
            {t.removeArea()}
          </Button>
        )}
      </>
    ),
    panel: draft && (
      <Suspense>
        <DrawingPanel
          draft={draft}
          view={view}
          onChange={setDraft}
          onSearch={search}
          onClose={() => setDraft(undefined)}
        />
      </Suspense>
    ),
  }
}

const ringsIn = (within: string): Ring[] => {
  const rings = within === '' ? [] : areasIn(within)
  return typeof rings === 'string' ? [] : rings
}

function shapesOf({ within, near }: DrawnArea): MapShape[] {
  const circle = circleIn(near)
  return circle ? [...ringsIn(within), circle] : ringsIn(within)
}

const shapesIn = (draft: Draft): MapShape[] => (draft.kind === 'circle' ? [draft.circle] : draft.rings)

/** A drawn area that crosses the line of dates is changed as two, one at each end of the map. */
function draftOf({ within, near }: DrawnArea): Draft {
  const circle = circleIn(near)
  const rings = ringsIn(within).flatMap(ringsOnMap)
  if (circle && rings.length === 0) return { kind: 'circle', circle }
  return { kind: 'areas', rings: rings.length > 0 ? rings : [[]] }
}

function pinsOf(draft: Draft, onChange: (draft: Draft) => void): MapPin[] {
  if (draft.kind === 'circle') {
    const { circle } = draft
    const move: MapPin['onMove'] = (point) => {
      const [latitude, longitude] = onMap([point.latitude, point.longitude])
      onChange({ kind: 'circle', circle: { ...circle, latitude, longitude } })
    }
    return [{ ...circle, key: 'middle', text: '+', name: t.middleMovable(), look: 'mine', onMove: move }]
  }
  return draft.rings.flatMap((ring, area) =>
    ring.map(([latitude, longitude], at): MapPin => {
      const move: MapPin['onMove'] = (point) =>
        onChange({ kind: 'areas', rings: movedCorner(draft.rings, area, at, [point.latitude, point.longitude]) })
      const number = draft.rings.slice(0, area).flat().length + at + 1
      return {
        key: `corner ${number}`,
        latitude,
        longitude,
        text: String(number),
        name: t.cornerMovable({ number }),
        look: 'corner',
        onMove: move,
      }
    }),
  )
}
