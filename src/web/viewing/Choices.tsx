import { type ReactNode, useId } from 'react'

type ChoicesProps = {
  legend: string
  head?: ReactNode
  describedBy?: string | undefined
  className: string
  children: (name: string) => ReactNode
}

/** A group of native radio buttons, so that arrow keys work. */
export function Choices({ legend, head, describedBy: error, className, children }: ChoicesProps) {
  const name = useId()
  const note = `${name}-note`
  return (
    <fieldset aria-describedby={note}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {head}
      <div className={className}>{children(name)}</div>
      <div id={note} aria-live="polite" className="text-sm">
        {error && <p className="mt-1.5 font-medium text-danger">{error}</p>}
      </div>
    </fieldset>
  )
}

type ChoiceProps = {
  group: string
  value: string
  checked: boolean
  isOff?: boolean
  onChoose: (value: string) => void
  label: string
  children: ReactNode
}

export const Choice = ({ group, value, checked, isOff = false, onChoose, label, children }: ChoiceProps) => (
  <label className={`relative flex ${isOff ? '' : 'cursor-pointer'}`}>
    <input
      type="radio"
      name={group}
      value={value}
      checked={checked}
      disabled={isOff}
      aria-label={label}
      onChange={() => onChoose(value)}
      className="peer sr-only"
    />
    <span className="flex min-h-11 w-full flex-col items-center justify-center rounded-xl border border-edge/60 bg-surface text-sm font-semibold leading-tight tabular-nums transition-colors peer-checked:border-brand peer-checked:bg-brand-wash peer-checked:text-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-enabled:hover:border-brand peer-enabled:hover:text-brand peer-disabled:border-transparent peer-disabled:bg-transparent peer-disabled:font-normal peer-disabled:text-muted/70">
      {children}
    </span>
  </label>
)
