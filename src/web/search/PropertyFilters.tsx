import { Suspense, useId } from 'react'
import { PROPERTY_TYPES } from '#contract/fact-options'
import { featureName } from '#contract/feature-names'
import type { AreaUnit } from '#contract/property-facts'
import type { HomeCount, PropertyFacets } from '#contract/property-search'
import * as filters from '#messages/filters'
import * as t from '#messages/searchPage'
import { chooseUnit, useReadersUnit } from '../card/readers-unit.ts'
import { useSession } from '../platform/session/session.ts'
import { shortUnits } from '../property/area-units.ts'
import { typeNames } from '../property/type-names.ts'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { DebouncedField } from '../ui/form/DebouncedField.tsx'
import { Select } from '../ui/form/Select.tsx'
import { areaFormat } from './area-format.ts'
import type { SearchErrors } from './checked-search.ts'
import { Pick, Picks, shownCount } from './FilterPicks.tsx'
import { hasUnit, isAmong, type RepeatedField, type SearchFields } from './search-in-url.ts'

const MoreFilters = lazyPart(async () => (await import('./MoreFilters.tsx')).MoreFilters)
const MonthField = lazyPart(async () => (await import('./MonthField.tsx')).MonthField)

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
  const unit = (hasUnit(fields) ? fields.areaUnit : readersUnit) === 'm2' ? 'm2' : 'ft2'
  const onUnit = (now: SearchFields, chosen: AreaUnit) =>
    onChange('areaUnit', hasUnit(now) && chosen === 'm2' ? 'm2' : '')
  return (
    <section aria-labelledby={heading} className="mt-4 grid h-fit gap-4 @2xl:grid-cols-3">
      <h2 id={heading} className="sr-only">
        {t.filters()}
      </h2>
      <Picks label={t.type()} className="@2xl:col-span-3">
        {PROPERTY_TYPES.map((type) => (
          <Pick
            key={type}
            name={typeNames[type]()}
            count={facets?.type[type]}
            isOn={fields.type.includes(type)}
            onToggle={() => onToggle('type', type)}
          />
        ))}
      </Picks>
      <Rooms
        label={t.bedrooms()}
        counts={facets?.bedrooms}
        value={fields.beds}
        onPick={(beds) => onChange('beds', beds)}
      />
      <Rooms
        label={t.bathrooms()}
        counts={facets?.bathrooms}
        value={fields.baths}
        onPick={(baths) => onChange('baths', baths)}
      />
      <div className="grid grid-cols-[1fr_6.5rem] gap-2">
        <DebouncedField
          label={filters.area()}
          inputMode="decimal"
          placeholder={t.atLeast()}
          value={fields.area}
          format={areaFormat}
          error={errors.area}
          onText={(area) => {
            onChange('area', area)
            onUnit({ ...fields, area }, unit)
          }}
        />
        <Select
          label={t.unit()}
          value={unit}
          onChange={({ target }) => {
            const chosen = target.value === 'm2' ? 'm2' : 'ft2'
            chooseUnit(chosen)
            onUnit(fields, chosen)
          }}
        >
          <option value="ft2">{shortUnits.ft2()}</option>
          <option value="m2">{shortUnits.m2()}</option>
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
      <Picks label={t.features()} className="@2xl:col-span-3">
        {featuresOf(fields, facets).map(([name, count]) => (
          <Pick
            key={name.toLowerCase()}
            name={featureName(name)}
            count={count}
            isOn={isAmong(fields.feature, name)}
            onToggle={() => onToggle('feature', name)}
          />
        ))}
      </Picks>
      <Suspense>
        <MoreFilters
          fields={fields}
          errors={errors}
          unit={unit}
          features={featuresOf(fields, facets).map(([name]) => name)}
          onChange={onChange}
          onSize={(field, text) => {
            onChange(field, text)
            onUnit({ ...fields, [field]: text }, unit)
          }}
          onToggle={onToggle}
        />
      </Suspense>
    </section>
  )
}

const featuresOf = (
  { feature }: SearchFields,
  facets: PropertyFacets | undefined,
): [string, HomeCount | undefined][] =>
  facets ? Object.entries(facets.feature) : feature.map((name) => [name, undefined])

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
      <option value="">{t.any()}</option>
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
