import type { RatingSummary } from '#contract/review'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/ratings'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { Stars } from './Stars.tsx'

export const RatingLine = ({ rating: { average, count } }: { rating: RatingSummary }) => (
  <p className="flex flex-wrap items-center gap-x-2 text-sm">
    <Stars rating={average} />
    <span>
      <TextWithParts
        text={t.average({ average: shownNumber(average), count, shown: shownNumber(count) })}
        parts={{ average: (number) => <strong>{number}</strong> }}
      />
    </span>
  </p>
)
