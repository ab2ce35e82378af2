import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { comparableFeature } from '#contract/fact-options'
import { featureGroupNames, featureName } from '#contract/feature-names'
import { FEATURE_GROUPS, FEATURES, type FeatureGroup } from '#contract/listing-features'
import { MAX_FEATURE_LENGTH, MAX_FEATURES } from '#contract/property-facts'
import { shownNumber } from '#contract/shown-number'
import * as factNames from '#messages/factNames'
import * as t from '#messages/listingForm'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { isComposing } from '../ui/form/is-composing.ts'

const SHOWN_FIRST = 4
const groups = Object.keys(FEATURE_GROUPS) as FeatureGroup[] // the object has no other keys

type Props = {
  value: string[]
  onChange: (features: string[]) => void
  error: string | undefined
  ref?: Ref<HTMLFieldSetElement>
}

export function FeaturesField({ value, onChange, error, ref }: Props) {
  const note = useId()
  const [isOpen, setOpen] = useState(false)
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
    <fieldset ref={ref} tabIndex={-1} className="mt-7 border-t border-line pt-5 outline-none" aria-describedby={note}>
      <legend className="text-sm font-semibold">{factNames.features()}</legend>
      <div id={note} className="text-sm">
        <div aria-live="polite">{error && <p className="font-medium text-danger">{error}</p>}</div>
        <p aria-live="polite" className="text-muted">
          {t.chosen({ count: shownNumber(value.length), most: shownNumber(MAX_FEATURES) })}
        </p>
      </div>
      {groups.map((group) => (
        <Group key={group} name={featureGroupNames[group]()}>
          {FEATURE_GROUPS[group].map((feature, place) => (
            <FeatureBox
              key={feature}
              feature={feature}
              isChosen={value.includes(feature)}
              isFull={isFull}
              isHidden={!isOpen && place >= SHOWN_FIRST && !value.includes(feature)}
              onToggle={() => toggle(feature)}
            />
          ))}
        </Group>
      ))}
      <Button variant="quiet" compact aria-expanded={isOpen} className="mt-4" onClick={() => setOpen(!isOpen)}>
        {isOpen ? t.fewer() : t.more()}
      </Button>
      {own.length > 0 && (
        <Group name={t.yourOwn()}>
          {own.map((feature) => (
            <FeatureBox
              key={feature}
              feature={feature}
              isChosen={value.includes(feature)}
              isFull={isFull}
              onToggle={() => toggle(feature)}
            />
          ))}
        </Group>
      )}
      <OwnWords full={isFull} onAdd={add} />
    </fieldset>
  )
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className="mt-4 min-w-0">
    <legend className="mb-2 text-sm text-muted">{name}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
)

type FeatureBoxProps = {
  feature: string
  isChosen: boolean
  isFull: boolean
  isHidden?: boolean
  onToggle: () => void
}

const FeatureBox = ({ feature, isChosen, isFull, isHidden = false, onToggle }: FeatureBoxProps) => (
  <label
    hidden={isHidden}
    className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-edge/60 bg-surface px-3.5 text-sm max-w-full contain-text has-checked:border-brand has-checked:bg-brand-wash has-checked:text-brand has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-muted [&[hidden]]:hidden"
  >
    <input
      type="checkbox"
      checked={isChosen}
      disabled={isFull && !isChosen}
      onChange={onToggle}
      className="accent-brand"
    />
    <bdi>{featureName(feature)}</bdi>
  </label>
)

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
    event.preventDefault() // otherwise it would submit the whole form
    add()
  }
  return (
    <div className="mt-4 flex items-end gap-3">
      <Field
        label={t.ownWords()}
        placeholder={t.featureExample()}
        maxLength={MAX_FEATURE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={addByEnter}
        className="max-w-xs grow"
      />
      <Button variant="quiet" unavailable={full} onClick={add}>
        {t.add()}
      </Button>
    </div>
  )
}

const isListed = (feature: string): boolean => FEATURES.some((one) => one === feature)
