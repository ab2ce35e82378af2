import { useId } from 'react'
import { MAX_RATING } from '#contract/review-fields'
import * as t from '#messages/reviewing'
import { Star } from './Stars.tsx'

type Props = {
  value: number | null
  onChange: (value: number | null) => void
  error?: string | undefined
  hint: string
}

const places = Array.from({ length: MAX_RATING }, (_, index) => index + 1)

/** A rating as native radio buttons, so that arrow keys work. The clear button keeps its space while hidden. */
export function StarsField({ value, onChange, error, hint }: Props) {
  const name = useId()
  const note = `${name}-note`
  return (
    <fieldset aria-describedby={note}>
      <legend className="text-sm font-semibold">{t.rating()}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="flex">
          {places.map((stars) => (
            <label key={stars} className="relative cursor-pointer text-accent">
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                className="peer sr-only"
              />
              <span className="grid size-11 place-items-center rounded-full peer-focus-visible:outline-2 peer-focus-visible:outline-brand">
                <span className="sr-only">{t.starCount({ count: stars, shown: stars })}</span>
                <Star filled={value !== null && stars <= value} className="size-7" />
              </span>
            </label>
          ))}
        </div>
        <button
          type="button"
          aria-label={t.clearRating()}
          onClick={() => onChange(null)}
          className={`min-h-11 cursor-pointer px-2 text-sm link-quiet ${value === null ? 'invisible' : ''}`}
        >
          {t.clear()}
        </button>
      </div>
      <div id={note} className="text-sm">
        <div aria-live="polite">{error && <p className="font-medium text-danger">{error}</p>}</div>
        <p className="text-muted">{hint}</p>
      </div>
    </fieldset>
  )
}
