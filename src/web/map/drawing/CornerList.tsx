import type { KeyboardEvent } from 'react'
import type { Corner, Ring } from '#contract/drawn-area'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/drawing'
import { Button } from '../../ui/Button.tsx'
import { movedBy, movedCorner, stepOf, withoutCorner } from './draft.ts'
import { shownDegrees } from './shown-degrees.ts'

type Props = { rings: Ring[]; zoom: number; onChange: (rings: Ring[]) => void }

export function CornerList({ rings, zoom, onChange }: Props) {
  const corners = rings.flatMap((ring, area) => ring.map((corner, at) => ({ corner, area, at })))
  if (corners.length === 0) return null
  const press = (event: KeyboardEvent, { corner, area, at }: (typeof corners)[number]) => {
    const step = stepOf(event.key)
    if (step) onChange(movedCorner(rings, area, at, movedBy(corner, step, zoom)))
    else if (event.key === 'Delete' || event.key === 'Backspace') onChange(withoutCorner(rings, area, at))
    else return
    event.preventDefault() // the page would scroll
  }
  return (
    <ol className="mt-3">
      {corners.map((one, index) => (
        <li key={`${one.area} ${one.at}`} className="flex items-center justify-between gap-2">
          <button
            type="button"
            onKeyDown={(event) => press(event, one)}
            className="min-h-9 grow rounded-field px-2 text-start text-sm hover:bg-sunken"
          >
            <span className="sr-only">{t.cornerAt({ number: index + 1, place: shownPlace(one.corner) })}</span>
            <span aria-hidden="true">
              <span className="font-semibold">{shownNumber(index + 1)}</span>
              <bdi className="ms-3 text-muted">{shownPlace(one.corner)}</bdi>
            </span>
          </button>
          <Button
            compact
            variant="quiet"
            aria-label={t.removeCorner({ number: index + 1 })}
            onClick={() => onChange(withoutCorner(rings, one.area, one.at))}
          >
            {t.remove()}
          </Button>
        </li>
      ))}
    </ol>
  )
}

const shownPlace = ([latitude, longitude]: Corner): string =>
  t.degrees({ latitude: shownDegrees(latitude), longitude: shownDegrees(longitude) })
