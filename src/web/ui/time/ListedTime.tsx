import { listedMoment } from './day-in-words.ts'
import { shownMoment } from './format.ts'

export const ListedTime = ({ at, now }: { at: string; now: Date }) => (
  <time dateTime={at} title={shownMoment(at)}>
    {listedMoment(at, now)}
  </time>
)
