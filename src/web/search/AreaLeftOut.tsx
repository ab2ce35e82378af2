import type { NoArea } from '#contract/drawn-area'
import * as t from '#messages/drawing'
import { whyNoArea } from '../map/drawing/why-no-area.ts'
import { Button } from '../ui/Button.tsx'

export const AreaLeftOut = ({ why, onRemove }: { why: NoArea; onRemove: () => void }) => (
  <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
    <p role="status" className="text-muted">
      <span>{t.leftOut()}</span> <span>{whyNoArea[why]()}</span> <span>{t.drawAgain()}</span>
    </p>
    <Button variant="quiet" compact onClick={onRemove}>
      {t.removeArea()}
    </Button>
  </div>
)
