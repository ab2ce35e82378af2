import { ENERGY_RATINGS, TENURES } from '#contract/fact-options'
import { featureName } from '#contract/feature-names'
import { shownNumber } from '#contract/shown-number'
import * as texts from '#messages/filters'
import * as t from '#messages/moreFilters'
import { tenureNames } from '../property/type-names.ts'
import { Select } from '../ui/form/Select.tsx'
import { Pick, Picks } from './FilterPicks.tsx'
import { isAmong, type RepeatedField, type SearchFields } from './search-in-url.ts'

import { shownSince } from './shown-filters.ts'

type Props = {
  fields: SearchFields
  features: string[]
  onChange: (field: keyof SearchFields, value: string | string[]) => void
  onToggle: (field: RepeatedField, name: string) => void
}

const DAYS = [1, 3, 7, 14, 30]
const PICTURES = [2, 5, 10]
const ALL = '@2xl:col-span-3'

export function MoreChoices({ fields, features, onChange, onToggle }: Props) {
  const leftOut = [...features, ...fields.notFeature.filter((name) => !isAmong(features, name))]
  return (
    <>
      <Picks label={t.tenure()} className={ALL}>
        {TENURES.map((tenure) => (
          <Pick
            key={tenure}
            name={tenureNames[tenure]()}
            isOn={fields.tenure.includes(tenure)}
            onToggle={() => onToggle('tenure', tenure)}
          />
        ))}
      </Picks>
      <Select label={t.energy()} value={fields.energy} onChange={({ target }) => onChange('energy', target.value)}>
        <option value="">{t.anyEnergy()}</option>
        {ENERGY_RATINGS.map((rating) => (
          <option key={rating} value={rating}>
            {t.orBetter({ rating })}
          </option>
        ))}
      </Select>
      <Select label={t.listed()} value={fields.since} onChange={({ target }) => onChange('since', target.value)}>
        <option value="">{t.anyTime()}</option>
        {withChosen(
          DAYS.map((days) => `P${days}D`),
          fields.since,
        ).map((since) => (
          <option key={since} value={since}>
            {sinceName(since)}
          </option>
        ))}
      </Select>
      <Select
        label={t.pictures()}
        value={fields.pictures}
        onChange={({ target }) => onChange('pictures', target.value)}
      >
        <option value="">{t.anyPictures()}</option>
        {withChosen(PICTURES.map(String), fields.pictures).map((pictures) => (
          <option key={pictures} value={pictures}>
            {texts.minPictures({ pictures: Number(pictures), shown: shownNumber(Number(pictures)) })}
          </option>
        ))}
      </Select>
      <Picks label={t.onlyHomes()} className={ALL}>
        {(['notUnderOffer', 'lowered'] as const).map((field) => (
          <Pick
            key={field}
            name={field === 'lowered' ? t.lowered() : t.notUnderOffer()}
            isOn={fields[field] === 'true'}
            onToggle={() => onChange(field, fields[field] === 'true' ? '' : 'true')}
          />
        ))}
      </Picks>
      <Picks label={t.notFeatures()} className={ALL}>
        {leftOut.map((name) => (
          <Pick
            key={name.toLowerCase()}
            name={featureName(name)}
            isOn={isAmong(fields.notFeature, name)}
            onToggle={() => onToggle('notFeature', name)}
          />
        ))}
      </Picks>
    </>
  )
}

const withChosen = (options: string[], chosen: string): string[] =>
  chosen && !options.includes(chosen) ? [...options, chosen] : options

const sinceName = (since: string): string => {
  const days = /^P(\d+)D$/.exec(since)?.[1]
  return days ? t.lastDays({ days: Number(days), shown: shownNumber(Number(days)) }) : shownSince(since)
}
