import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { AREA_UNITS, ENERGY_RATINGS, PROPERTY_TYPES, TENURES } from '#contract/fact-options'
import * as factNames from '#messages/factNames'
import * as listingFields from '#messages/listingFields'
import * as t from '#messages/listingForm'
import { unitSigns } from '../property/area-units.ts'
import { tenureNames, typeNames } from '../property/type-names.ts'
import { Field } from '../ui/form/Field.tsx'
import { FormGroup } from '../ui/form/FormGroup.tsx'
import { Select } from '../ui/form/Select.tsx'
import type { useFields } from '../ui/form/use-fields.ts'
import { FeaturesField } from './FeaturesField.tsx'
import type { ListingInputs } from './property.form.ts'
import { TimeZoneField } from './TimeZoneField.tsx'

export type FactsFieldsProps = {
  form: UseFormReturn<ListingInputs, unknown, ListingInputs>
  field: ReturnType<typeof useFields<ListingInputs, unknown, ListingInputs>>['field']
}
type Name = Exclude<keyof ListingInputs, 'address' | 'features' | 'propertyImage' | 'point'>

export function FactsFields({ form, field }: FactsFieldsProps) {
  const { errors } = form.formState
  const optional = (name: Name) => ({ ...field(name), required: false })
  // A browser that gets the value before the options would select the first option.
  const choice = (name: Name) => ({ ...optional(name), defaultValue: form.formState.defaultValues?.[name] })
  const number = (name: Name) => ({ ...optional(name), inputMode: 'decimal' as const, autoComplete: 'off' })
  return (
    <FormGroup title={t.moreAbout()}>
      <p className="mb-5 text-sm text-muted">{t.giveFacts()}</p>
      <Part name={t.roomsAndSize()}>
        <Select label={factNames.type()} className="min-[23rem]:col-span-2 sm:col-span-1" {...choice('type')}>
          <option value="">{t.notGiven()}</option>
          {PROPERTY_TYPES.map((type) => (
            <option key={type} value={type}>
              {typeNames[type]()}
            </option>
          ))}
        </Select>
        <Field label={factNames.bedrooms()} {...number('bedrooms')} />
        <Field label={factNames.bathrooms()} {...number('bathrooms')} />
        <Field label={factNames.area()} {...number('area')} />
        <Field label={factNames.plot()} {...number('plot')} />
        <Select label={listingFields.areaUnit()} hint={t.unitHint()} {...choice('areaUnit')}>
          {AREA_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {unitSigns[unit]()}
            </option>
          ))}
        </Select>
      </Part>
      <Part name={t.theBuilding()}>
        <Field label={factNames.yearBuilt()} {...number('yearBuilt')} />
        <Select label={factNames.tenure()} {...choice('tenure')}>
          <option value="">{t.notGiven()}</option>
          {TENURES.map((tenure) => (
            <option key={tenure} value={tenure}>
              {tenureNames[tenure]()}
            </option>
          ))}
        </Select>
        <Select label={factNames.energyRating()} {...choice('energyRating')}>
          <option value="">{t.notGiven()}</option>
          {ENERGY_RATINGS.map((rating) => (
            <option key={rating}>{rating}</option>
          ))}
        </Select>
      </Part>
      <Part name={t.viewings()}>
        <TimeZoneField field={choice('timeZone')} chosen={form.formState.defaultValues?.timeZone} />
      </Part>
      <Controller
        name="features"
        control={form.control}
        render={({ field: { value, onChange, ref } }) => (
          <FeaturesField ref={ref} value={value} onChange={onChange} error={errors.features?.message} />
        )}
      />
    </FormGroup>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className="not-first:mt-6 min-w-0">
    <legend className="mb-3 text-sm font-bold">{name}</legend>
    <div className="grid grid-cols-1 items-start gap-x-5 gap-y-4 min-[23rem]:grid-cols-2 sm:grid-cols-3">
      {children}
    </div>
  </fieldset>
)
