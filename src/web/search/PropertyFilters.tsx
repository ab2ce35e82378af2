import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { PROPERTY_TYPES } from '#contract/property-facts'
import type { HomeCount, PropertyFacets } from '#contract/property-search'
import { shortUnits } from '../card/area-units.ts'
import { typeNames } from '../card/facts.ts'
import { chooseUnit, useReadersUnit } from '../card/readers-unit.ts'
import { readersMark } from '../platform/api/readers-mark.ts'
import { useSession } from '../platform/session/session.ts'
import { whenConnected } from '../ui/feedback/connection.ts'
import { DebouncedField } from '../ui/form/DebouncedField.tsx'
import { Select } from '../ui/form/Select.tsx'
import type { TextFormat } from '../ui/form/use-debounced-text.ts'
import { isAmong, plainArea, type RepeatedField, type SearchErrors, type SearchFields } from './search-in-url.ts'

/** "1,200" becomes 1200. */
const areaFormat: TextFormat = {
  show: (area) => area,
  read: (text) => plainArea(text, readersMark()) ?? text.trim(),
}

const MonthField = lazy(() => whenConnected(async () => ({ default: (await import('./MonthField.tsx')).MonthField })))

type Change = (field: keyof SearchFields, value: string | string[]) => void
type Props = {
  fields: SearchFields
  errors: SearchErrors
  facets: PropertyFacets | undefined
  onChange: Change
  /** Toggles an option in the current address, because clicks may be faster than rendering. */
  onToggle: (field: RepeatedField, name: string) => void
}

export function PropertyFilters({ fields, errors, facets, onChange, onToggle }: Props) {
  const heading = useId()
  const session = useSession()
  const readersUnit = useReadersUnit()
  const unit = (fields.area ? fields.areaUnit : readersUnit) === 'm2' ? 'm2' : 'ft2'
  return (
    <section aria-labelledby={heading} className="mt-4 grid h-fit gap-4 @2xl:grid-cols-3">
      <h2 id={heading} className="sr-only">
        Filters
      </h2>
      <Picks label="Type" className="@2xl:col-span-3">
        {PROPERTY_TYPES.map((type) => (
          <Pick
            key={type}
            name={typeNames[type]}
            count={facets?.type[type]}
            isOn={fields.type.includes(type)}
            onToggle={() => onToggle('type', type)}
          />
        ))}
      </Picks>
      <Rooms label="Bedrooms" counts={facets?.bedrooms} value={fields.beds} onPick={(beds) => onChange('beds', beds)} />
      <Rooms
        label="Bathrooms"
        counts={facets?.bathrooms}
        value={fields.baths}
        onPick={(baths) => onChange('baths', baths)}
      />
      <div className="grid grid-cols-[1fr_6.5rem] gap-2">
        <DebouncedField
          label="Area"
          inputMode="decimal"
          placeholder="At least"
          value={fields.area}
          format={areaFormat}
          error={errors.area}
          onText={(area) => {
            onChange('area', area)
            onChange('areaUnit', area && unit === 'm2' ? 'm2' : '')
          }}
        />
        <Select
          label="Unit"
          value={unit}
          onChange={({ target }) => {
            const chosen = target.value === 'm2' ? 'm2' : 'ft2'
            chooseUnit(chosen)
            onChange('areaUnit', fields.area && chosen === 'm2' ? 'm2' : '')
          }}
        >
          <option value="ft2">{shortUnits.ft2}</option>
          <option value="m2">{shortUnits.m2}</option>
        </Select>
      </div>
      <div className="min-h-20">
        {session.status === 'signedIn' && (
          <Suspense>
            <MonthField
              email={session.email}
              maxPrice={fields.maxPrice}
              onMaxPrice={(maxPrice) => onChange('maxPrice', maxPrice)}
            />
          </Suspense>
        )}
      </div>
      <Picks label="Features" className="@2xl:col-span-3">
        {featuresOf(fields, facets).map(([name, count]) => (
          <Pick
            key={name.toLowerCase()}
            name={name}
            count={count}
            isOn={isAmong(fields.feature, name)}
            onToggle={() => onToggle('feature', name)}
          />
        ))}
      </Picks>
    </section>
  )
}

const featuresOf = (
  { feature }: SearchFields,
  facets: PropertyFacets | undefined,
): [string, HomeCount | undefined][] =>
  facets ? Object.entries(facets.feature) : feature.map((name) => [name, undefined])

/** Returns undefined for `0+`, an unknown number. */
function shownCount(count: HomeCount | undefined): string | undefined {
  if (count === undefined || count === '0+') return undefined
  return typeof count === 'number' ? count.toLocaleString('en') : `${Number.parseInt(count, 10).toLocaleString('en')}+`
}

const Picks = ({ label, className, children }: { label: string; className: string; children: ReactNode[] }) => {
  const id = useId()
  if (children.length === 0) return null
  return (
    <fieldset aria-labelledby={id} className={className}>
      <legend id={id} className="mb-1.5 text-sm font-semibold">
        {label}
      </legend>
      <div className="flex flex-wrap gap-2 @max-3xs:flex-col @max-3xs:gap-0">{children}</div>
    </fieldset>
  )
}

type PickProps = { name: string; count: HomeCount | undefined; isOn: boolean; onToggle: () => void }

/** Shows a press immediately, and then the state of the address. */
function Pick({ name, count, isOn, onToggle }: PickProps) {
  const [known, setKnown] = useState(isOn)
  const [isShownOn, setShownOn] = useState(isOn)
  if (known !== isOn) {
    setKnown(isOn)
    setShownOn(isOn)
  }
  const toggle = () => {
    setShownOn(!isShownOn)
    onToggle()
  }
  const shown = shownCount(count)
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge/60 bg-surface px-4 py-2 text-sm font-semibold hover:border-brand has-checked:border-brand has-checked:bg-brand-wash has-checked:text-brand has-focus-visible:outline-2 @max-3xs:min-h-9 @max-3xs:rounded-field @max-3xs:border-transparent @max-3xs:bg-transparent @max-3xs:px-2 @max-3xs:py-1 @max-3xs:hover:text-brand">
      <input type="checkbox" checked={isShownOn} onChange={toggle} className="size-4 shrink-0 accent-brand" />
      <span className="flex grow justify-between gap-1.5">
        <span>{name}</span>
        {shown !== undefined && <span className="font-normal text-muted">{` ${shown}`}</span>}
      </span>
    </label>
  )
}

type RoomsProps = {
  label: string
  counts: Record<string, HomeCount> | undefined
  value: string
  onPick: (value: string) => void
}

const Rooms = ({ label, counts, value, onPick }: RoomsProps) => {
  const known = Object.keys(counts ?? {}).map((name) => name.replace('+', ''))
  const choices = value && !known.includes(value) ? [...known, value] : known
  return (
    <Select label={label} value={value} onChange={({ target }) => onPick(target.value)}>
      <option value="">Any</option>
      {choices.map((rooms) => {
        const count = shownCount(counts?.[`${rooms}+`])
        return (
          <option key={rooms} value={rooms}>
            {count === undefined ? `${rooms}+` : `${rooms}+ (${count})`}
          </option>
        )
      })}
    </Select>
  )
}
