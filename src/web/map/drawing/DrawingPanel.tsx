import { useEffect, useRef } from 'react'
import { areasText, circleText, MAX_CORNERS } from '#contract/drawn-area'
import * as t from '#messages/drawing'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { shownDistance } from '../places/distance.ts'
import { CornerList } from './CornerList.tsx'
import {
  completed,
  cornersOf,
  type Draft,
  type DrawnArea,
  type DrawnOn,
  isComplete,
  placesIn,
  withCorner,
} from './draft.ts'
import { radiiFor } from './radii.ts'

type Props = {
  draft: Draft
  view: DrawnOn | undefined
  onChange: (draft: Draft) => void
  onSearch: (drawn: DrawnArea) => void
  onClose: () => void
}

export function DrawingPanel({ draft, view, onChange, onSearch, onClose }: Props) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const { middle } = placesIn(view)
  const kinds = [
    { kind: 'areas', text: t.corners(), start: (): Draft => ({ kind: 'areas', rings: [[]] }) },
    {
      kind: 'circle',
      text: t.circle(),
      start: (): Draft => ({ kind: 'circle', circle: { latitude: middle[0], longitude: middle[1], metres: 5000 } }),
    },
  ] as const
  const isReady = draft.kind === 'circle' || completed(draft.rings).length > 0
  const search = () =>
    onSearch(
      draft.kind === 'circle'
        ? { within: '', near: circleText(draft.circle) }
        : { within: areasText(completed(draft.rings)), near: '' },
    )
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t.title()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute inset-x-3 bottom-3 z-20 flex max-h-[55%] flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card sm:end-auto sm:w-96"
    >
      <div className="min-h-0 overflow-y-auto p-4">
        <h2 className="title-card">{t.title()}</h2>
        <fieldset className="mt-2 flex gap-4">
          <legend className="sr-only">{t.kind()}</legend>
          {kinds.map(({ kind, text, start }) => (
            <label key={kind} className="flex min-h-9 cursor-pointer items-center gap-2 text-sm font-semibold">
              <input
                type="radio"
                name="drawing"
                checked={draft.kind === kind}
                onChange={() => onChange(start())}
                className="size-4 accent-brand"
              />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
        {draft.kind === 'areas' ? (
          <Corners draft={draft} view={view} onChange={onChange} />
        ) : (
          <>
            <p className="mt-1 text-sm text-muted">{t.circleHint()}</p>
            <Radius draft={draft} onChange={onChange} />
          </>
        )}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2 border-t border-line px-4 py-3">
        <Button compact unavailable={!isReady} onClick={search}>
          {t.search()}
        </Button>
        <Button compact variant="quiet" onClick={onClose}>
          {t.cancel()}
        </Button>
      </div>
    </section>
  )
}

type OfAreas = { draft: Extract<Draft, { kind: 'areas' }>; view: DrawnOn | undefined; onChange: (draft: Draft) => void }

function Corners({ draft: { rings }, view, onChange }: OfAreas) {
  const last = rings.at(-1) ?? []
  const isFull = cornersOf(rings) >= MAX_CORNERS
  return (
    <>
      <p className="mt-1 text-sm text-muted" aria-live="polite">
        {isFull ? t.full({ max: MAX_CORNERS }) : last.length < 3 ? t.hint() : t.moveHint()}
      </p>
      <CornerList
        rings={rings}
        zoom={view?.zoom ?? 0}
        onChange={(changed) => onChange({ kind: 'areas', rings: changed })}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          compact
          variant="quiet"
          unavailable={isFull}
          onClick={() => onChange({ kind: 'areas', rings: withCorner(rings, placesIn(view).next(last.length)) })}
        >
          {t.addCorner()}
        </Button>
        <Button
          compact
          variant="quiet"
          unavailable={isFull || !isComplete(last)}
          onClick={() => onChange({ kind: 'areas', rings: [...rings, []] })}
        >
          {t.anotherArea()}
        </Button>
      </div>
    </>
  )
}

type OfCircle = { draft: Extract<Draft, { kind: 'circle' }>; onChange: (draft: Draft) => void }

function Radius({ draft: { circle }, onChange }: OfCircle) {
  const radii = radiiFor(navigator.language)
  const all = radii.includes(circle.metres) ? radii : [...radii, circle.metres].sort((one, other) => one - other)
  return (
    <div className="mt-3">
      <Select
        label={t.radius()}
        value={circle.metres}
        onChange={({ target }) => onChange({ kind: 'circle', circle: { ...circle, metres: Number(target.value) } })}
      >
        {all.map((metres) => (
          <option key={metres} value={metres}>
            {shownDistance(metres / 1000, navigator.language)}
          </option>
        ))}
      </Select>
    </div>
  )
}
