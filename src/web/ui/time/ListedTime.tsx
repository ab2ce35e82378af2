import { listedMoment } from './day-in-words.ts'
import { shownMoment } from './format.ts'

/** A moment in a list, near ones by their distance; the whole of it by pointing. */
export const ListedTime = ({ at, now }: { at: string; now: Date }) => (
  <time dateTime={at} title={shownMoment(at)}>
    {listedMoment(at, now)}
  </time>
)
