import { MAX_CORNERS, MIN_CORNERS, type NoArea } from '#contract/drawn-area'
import * as t from '#messages/drawing'

/** Returns the reason why an area can't be searched, for people. */
export const whyNoArea: Record<NoArea, () => string> = {
  unreadable: t.unreadable,
  tooMany: () => t.full({ max: MAX_CORNERS }),
  tooFew: () => t.tooFewCorners({ min: MIN_CORNERS }),
  roundTheWorld: t.roundTheWorld,
}
