import { MAX_CORNERS } from '#contract/drawn-area'
import * as t from '#messages/drawing'
import { Button } from '../../ui/Button.tsx'
import { CornerList } from './CornerList.tsx'
import { cornersOf, type Draft, type DrawnOn, isComplete, placesIn, withCorner } from './draft.ts'

type Props = { draft: Extract<Draft, { kind: 'areas' }>; view: DrawnOn | undefined; onChange: (draft: Draft) => void }

export function Corners({ draft: { rings }, view, onChange }: Props) {
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
