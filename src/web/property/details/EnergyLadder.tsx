import { ENERGY_RATINGS } from '#contract/property-facts'

/** An energy rating among the letters from the best to the worst, in colour and larger than the others, which are CSS content. */
export const EnergyLadder = ({ rating }: { rating: (typeof ENERGY_RATINGS)[number] }) => (
  <span
    role="img"
    aria-label={`${rating} on a scale from A, the best, to G`}
    className="mt-1 flex items-center gap-0.5 text-xs"
  >
    {ENERGY_RATINGS.map((letter) =>
      letter === rating ? (
        <span
          key={letter}
          className="grid size-8 place-items-center rounded-sm bg-brand text-base font-bold text-on-brand forced-colors:underline"
        >
          {letter}
        </span>
      ) : (
        <span
          key={letter}
          data-letter={letter}
          className="grid h-6 w-5 place-items-center rounded-sm bg-sunken font-normal text-muted before:content-[attr(data-letter)]"
        />
      ),
    )}
  </span>
)
