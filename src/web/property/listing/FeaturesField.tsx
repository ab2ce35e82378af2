import { type KeyboardEvent, useId, useState } from 'react'
import { comparableFeature, FEATURES, MAX_FEATURE_LENGTH, MAX_FEATURES } from '#contract/property-facts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { isComposing } from '../../ui/form/is-composing.ts'

type Props = { value: string[]; onChange: (features: string[]) => void; error: string | undefined }

/** Features picked from a list or typed by the agent, up to the limit. */
export function FeaturesField({ value, onChange, error }: Props) {
  const note = useId()
  const [own, setOwn] = useState(() => value.filter((feature) => !isListed(feature)))
  const isFull = value.length >= MAX_FEATURES
  const toggle = (feature: string) =>
    onChange(value.includes(feature) ? value.filter((one) => one !== feature) : [...value, feature])
  const add = (feature: string) => {
    const key = comparableFeature(feature)
    const known = [...FEATURES, ...own].find((one) => comparableFeature(one) === key) ?? feature
    if (!isListed(known) && !own.includes(known)) setOwn([...own, known])
    if (!value.includes(known)) onChange([...value, known])
  }
  return (
    <fieldset className="mt-6" aria-describedby={note}>
      <legend className="text-sm font-semibold">Features</legend>
      <div id={note} className="text-sm">
        <div aria-live="polite">{error && <p className="font-medium text-danger">{error}</p>}</div>
        <p aria-live="polite" className="text-muted">
          {`${value.length} of ${MAX_FEATURES} chosen`}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {[...FEATURES, ...own].map((feature) => (
          <label
            key={feature}
            className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-edge/60 bg-surface px-3.5 text-sm max-w-full contain-text has-checked:border-brand has-checked:bg-brand-wash has-checked:text-brand has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-muted"
          >
            <input
              type="checkbox"
              checked={value.includes(feature)}
              disabled={isFull && !value.includes(feature)}
              onChange={() => toggle(feature)}
              className="accent-brand"
            />
            <bdi>{feature}</bdi>
          </label>
        ))}
      </div>
      <OwnWords full={isFull} onAdd={add} />
    </fieldset>
  )
}

function OwnWords({ full, onAdd }: { full: boolean; onAdd: (feature: string) => void }) {
  const [text, setText] = useState('')
  const add = () => {
    const feature = text.trim()
    if (feature === '' || full) return
    onAdd(feature)
    setText('')
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault() // it would send the whole form
    add()
  }
  return (
    <div className="mt-4 flex items-end gap-3">
      <Field
        label="In your own words"
        placeholder="Private jetty"
        maxLength={MAX_FEATURE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={addByEnter}
        className="max-w-xs grow"
      />
      <Button variant="quiet" unavailable={full} onClick={add}>
        Add
      </Button>
    </div>
  )
}

const isListed = (feature: string): boolean => FEATURES.some((one) => one === feature)
