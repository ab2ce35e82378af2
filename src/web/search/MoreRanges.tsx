import type { ReactNode } from 'react'
import type { AreaUnit } from '#contract/property-facts'
import { shownNumber } from '#contract/shown-number'
import * as texts from '#messages/filters'
import * as t from '#messages/moreFilters'
import { DebouncedField } from '../ui/form/DebouncedField.tsx'
import { Select } from '../ui/form/Select.tsx'
import { areaFormat } from './area-format.ts'
import type { SearchErrors } from './checked-search.ts'
import { PriceField } from './PriceField.tsx'
import type { SearchFields } from './search-in-url.ts'

export type SizeField = 'maxArea' | 'plot' | 'maxPlot' | 'minPerArea' | 'maxPerArea'
export type RangesProps = {
  fields: SearchFields
  errors: SearchErrors
  unit: AreaUnit
  onChange: (field: keyof SearchFields, value: string | string[]) => void
  onSize: (field: SizeField, text: string) => void
}

export function MoreRanges({ fields, errors, onChange, onSize }: RangesProps) {
  const of = <Name extends keyof SearchErrors>(field: Name) => ({ value: fields[field], error: errors[field] })
  const size = (field: SizeField) => ({ ...of(field), onText: (text: string) => onSize(field, text) })
  const year = (field: 'minYear' | 'maxYear') => ({ ...of(field), onText: (text: string) => onChange(field, text) })
  return (
    <>
      <Pair>
        {(['maxBeds', 'maxBaths'] as const).map((field) => (
          <Select
            key={field}
            label={field === 'maxBeds' ? t.maxBedrooms() : t.maxBathrooms()}
            {...of(field)}
            onChange={({ target }) => onChange(field, target.value)}
          >
            <RoomOptions value={fields[field]} />
          </Select>
        ))}
      </Pair>
      <DebouncedField
        label={texts.maxArea()}
        placeholder={t.atMost()}
        inputMode="decimal"
        format={areaFormat}
        {...size('maxArea')}
      />
      <Pair>
        <DebouncedField
          label={texts.plot()}
          placeholder={t.atLeast()}
          inputMode="decimal"
          format={areaFormat}
          {...size('plot')}
        />
        <DebouncedField
          label={texts.maxPlotField()}
          placeholder={t.atMost()}
          inputMode="decimal"
          format={areaFormat}
          {...size('maxPlot')}
        />
      </Pair>
      <Pair>
        <DebouncedField label={texts.minYearField()} inputMode="numeric" {...year('minYear')} />
        <DebouncedField label={texts.maxYearField()} inputMode="numeric" {...year('maxYear')} />
      </Pair>
      <Pair>
        <PriceField label={texts.minPerAreaField()} {...size('minPerArea')} />
        <PriceField label={texts.maxPerAreaField()} {...size('maxPerArea')} />
      </Pair>
    </>
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 items-end gap-2">{children}</div>
)

const ROOMS = ['1', '2', '3', '4', '5', '6']

const RoomOptions = ({ value }: { value: string }) => (
  <>
    <option value="">{t.any()}</option>
    {[...ROOMS, ...(value && !ROOMS.includes(value) ? [value] : [])].map((rooms) => (
      <option key={rooms} value={rooms}>
        {shownNumber(Number(rooms))}
      </option>
    ))}
  </>
)
