import { MAX_RATING } from '#contract/review-fields'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/review'

const places = Array.from({ length: MAX_RATING }, (_, index) => index + 1)

export const Stars = ({ rating }: { rating: number }) => (
  <span
    role="img"
    aria-label={t.stars({ rating: shownNumber(rating), most: MAX_RATING })}
    className="inline-flex gap-0.5 text-accent"
  >
    {places.map((place) => (
      <Star key={place} filled={place <= Math.round(rating)} className="size-4" />
    ))}
  </span>
)

export const Star = ({ filled, className }: { filled: boolean; className: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={`stroke-current stroke-[1.5] [stroke-linejoin:round] ${filled ? 'fill-current' : 'fill-none'} ${className}`}
  >
    <path d="m12 3 2.7 5.9 6.4.7-4.8 4.3 1.4 6.3L12 17l-5.7 3.2 1.4-6.3L2.9 9.6l6.4-.7Z" />
  </svg>
)
