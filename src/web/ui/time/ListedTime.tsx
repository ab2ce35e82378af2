import { now } from '#contract/clock'
import { listedMoment } from './day-in-words.ts'
import { shownMoment } from './format.ts'

/** A moment in a list, near ones by their distance; the whole of it by pointing. */
export const ListedTime = ({ at }: { at: string }) => (
  <time dateTime={at} title={shownMoment(at)}>
    {listedMoment(at, now())}
  </time>
)
