import { useId } from 'react'

type Props = {
  legend: string
  choices: { value: string; name: string }[]
  value: string | undefined
  onChange: (value: string) => void
  error?: string | undefined
}

/** One of several, all in sight: native radios, so that arrow keys choose. */
export function ChoiceField({ legend, choices, value, onChange, error }: Props) {
  const name = useId()
  const note = `${name}-note`
  return (
    <fieldset aria-describedby={note}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className="relative inline-flex cursor-pointer">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className="peer sr-only"
            />
            <span className="inline-flex min-h-11 items-center rounded-full border border-edge/60 bg-surface px-4 text-sm font-semibold transition-colors peer-checked:border-brand peer-checked:bg-brand-wash peer-checked:text-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand hover:border-brand hover:text-brand">
              {choice.name}
            </span>
          </label>
        ))}
      </div>
      <div id={note} aria-live="polite" className="text-sm">
        {error && <p className="mt-1.5 font-medium text-danger">{error}</p>}
      </div>
    </fieldset>
  )
}
