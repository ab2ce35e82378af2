import { useEffect, useRef } from 'react'
import { circleText, type NoArea } from '#contract/drawn-area'
import * as t from '#messages/drawing'
import { Button } from '../../ui/Button.tsx'
import { useRestoreFocus } from '../../ui/focus/RestoreFocus.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { shownDistance } from '../places/distance.ts'
import { drawnText } from './as-drawn.ts'
import { Corners } from './Corners.tsx'
import { type Draft, type DrawnArea, type DrawnOn, placesIn } from './draft.ts'
import { firstRadiusFor, radiiFor } from './radii.ts'
import { whyNoArea } from './why-no-area.ts'

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
  useRestoreFocus(panel, 'li')
  const left = useRef<Draft>(undefined)
  const choose = (kind: Draft['kind']) => {
    const next = left.current?.kind === kind ? left.current : newDraft(kind, view)
    left.current = draft
    onChange(next)
  }
  const kinds = [
    { kind: 'areas', text: t.corners() },
    { kind: 'circle', text: t.circle() },
  ] as const
  const area = areaOf(draft)
  const drawn = area && 'near' in area ? area : undefined
  const why = area && 'why' in area ? area.why : undefined
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
          {kinds.map(({ kind, text }) => (
            <label key={kind} className="flex min-h-9 cursor-pointer items-center gap-2 text-sm font-semibold">
              <input
                type="radio"
                name="drawing"
                checked={draft.kind === kind}
                onChange={() => choose(kind)}
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
        <p role="status" className="basis-full text-sm font-medium empty:hidden">
          {why && whyNoArea[why]()}
        </p>
        <Button compact unavailable={!drawn} onClick={() => drawn && onSearch(drawn)}>
          {t.search()}
        </Button>
        <Button compact variant="quiet" onClick={onClose}>
          {t.cancel()}
        </Button>
      </div>
    </section>
  )
}

/** Returns the area to search, or the reason why there is none. */
function areaOf(draft: Draft): DrawnArea | { why: NoArea } | undefined {
  if (draft.kind === 'circle') return { within: '', near: circleText(draft.circle) }
  const area = drawnText(draft.rings)
  return area && 'text' in area ? { within: area.text, near: '' } : area
}

function newDraft(kind: Draft['kind'], view: DrawnOn | undefined): Draft {
  if (kind === 'areas') return { kind, rings: [[]] }
  const [latitude, longitude] = placesIn(view).middle
  return { kind, circle: { latitude, longitude, metres: firstRadiusFor(navigator.language) } }
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
