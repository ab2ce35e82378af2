import { EMISSIONS_RATINGS, ENERGY_RATINGS, type EnergyRating } from '#contract/fact-options'
import * as t from '#messages/facts'

type Props = {
  rating: EnergyRating
  className?: string
}

export function EnergyLadder({ rating, className = 'mt-1 text-xs' }: Props) {
  const isBeyond = rating === 'A+' || rating === 'H'
  const letters = isBeyond ? ENERGY_RATINGS : EMISSIONS_RATINGS
  const ends = isBeyond ? { best: 'A+', worst: 'H' } : { best: 'A', worst: 'G' }
  return (
    <span
      role="img"
      aria-label={t.energyScale({ rating, ...ends })}
      className={`flex items-center gap-[0.15em] ${className}`}
    >
      {letters.map((letter) =>
        letter === rating ? (
          <span
            key={letter}
            className="grid size-[2em] place-items-center rounded-sm bg-brand text-[1.334em] font-bold text-on-brand forced-colors:underline"
          >
            {letter}
          </span>
        ) : (
          <span
            key={letter}
            data-letter={letter}
            className="grid h-[2em] w-[1.667em] place-items-center rounded-sm bg-sunken font-normal text-muted before:content-[attr(data-letter)]"
          />
        ),
      )}
    </span>
  )
}
