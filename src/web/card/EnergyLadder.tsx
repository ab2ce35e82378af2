import { ENERGY_RATINGS } from '#contract/fact-options'
import * as t from '#messages/facts'

type Props = {
  rating: (typeof ENERGY_RATINGS)[number]
  className?: string
}

export const EnergyLadder = ({ rating, className = 'mt-1 text-xs' }: Props) => (
  <span role="img" aria-label={t.energyScale({ rating })} className={`flex items-center gap-[0.15em] ${className}`}>
    {ENERGY_RATINGS.map((letter) =>
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
