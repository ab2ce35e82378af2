import { signOf } from 'price-text/currency'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import {
  FIGURE_SECTIONS,
  type FigureName,
  type FigureSection,
  figureNames,
  type HomeFigure,
  homeFigures,
} from '#contract/home-figures'
import type { LegalFact } from '#contract/legal-facts'
import type { Property } from '#contract/property'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/homeFigures'
import * as listingForm from '#messages/listingForm'
import { useMoney } from '../platform/api/use-money.ts'
import { Field } from '../ui/form/Field.tsx'
import { FormGroup } from '../ui/form/FormGroup.tsx'
import { Select } from '../ui/form/Select.tsx'
import type { FactsFieldsProps } from './FactsFields.tsx'
import { FiguresByLaw } from './FiguresByLaw.tsx'
import { figureHints } from './figure-hints.ts'

type Props = FactsFieldsProps & { saved: Partial<Pick<Property, 'location' | 'address'>> | undefined }
const sections = Object.keys(FIGURE_SECTIONS) as FigureSection[] // it has no others

export function FigureFields({ form, field, saved }: Props) {
  const { errors, defaultValues } = form.formState
  const namesOf = (section: FigureSection) => figureNames.filter((name) => homeFigures[name].section === section)
  const [opened, setOpened] = useState(() =>
    sections.filter((one) => namesOf(one).some((name) => defaultValues?.[name])),
  )
  const show = (section: FigureSection, isOpen: boolean) =>
    setOpened((before) => [...before.filter((one) => one !== section), ...(isOpen ? [section] : [])])
  const goTo = (fact: LegalFact) => {
    if (isFigure(fact)) flushSync(() => show(homeFigures[fact].section, true)) // its field is there only in an open section
    form.setFocus(fact)
  }
  return (
    <FormGroup title={listingForm.furtherFigures()}>
      <p className="mb-4 text-sm text-muted">{listingForm.giveFigures()}</p>
      <FiguresByLaw form={form} saved={saved} onGo={goTo} />
      {sections.map((section) => (
        <Section
          key={section}
          section={section}
          names={namesOf(section)}
          isOpen={opened.includes(section) || namesOf(section).some((name) => errors[name])}
          onToggle={(isOpen) => show(section, isOpen)}
          form={form}
          field={field}
        />
      ))}
    </FormGroup>
  )
}

const isFigure = (fact: LegalFact): fact is FigureName => fact in homeFigures

type SectionProps = FactsFieldsProps & {
  section: FigureSection
  names: FigureName[]
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** A section of the form that can be collapsed. A collapsed one has no fields; the form keeps their values. */
function Section({ section, names, isOpen, onToggle, form, field }: SectionProps) {
  const typed = useWatch({ control: form.control, name: names })
  const count = typed.filter((value) => value !== '').length
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="border-t border-line"
    >
      <summary className="min-h-12 cursor-pointer py-3 text-sm font-bold hover:text-brand">
        <span>{FIGURE_SECTIONS[section]()}</span>{' '}
        <span className="ms-2 font-normal text-muted">
          {count > 0 && listingForm.given({ shown: shownNumber(count) })}
        </span>
      </summary>
      {isOpen && (
        <div className="grid grid-cols-1 items-start gap-x-5 gap-y-4 pt-1 pb-5 min-[23rem]:grid-cols-2 sm:grid-cols-3">
          {names.map((name) => (
            <FigureField key={name} name={name} form={form} field={field} />
          ))}
        </div>
      )}
    </details>
  )
}

function FigureField({ name, form, field }: FactsFieldsProps & { name: FigureName }) {
  const { currency } = useMoney()
  const figure: HomeFigure = homeFigures[name]
  const props = { label: figure.label(), hint: figureHints[name]?.(), ...field(name), required: false }
  const options = optionsOf(figure)
  if (options)
    return (
      <Select {...props} defaultValue={form.getValues(name)}>
        <option value="">{listingForm.notGiven()}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    )
  if (figure.input === 'day') return <Field {...props} type="date" />
  if (figure.input === 'words') return <Field {...props} autoComplete="off" />
  const sign = figure.input === 'amount' && currency ? signOf(currency).trim() : undefined
  return <Field {...props} {...(sign && { sign })} inputMode="decimal" autoComplete="off" />
}

function optionsOf(figure: HomeFigure): [value: string, text: string][] | undefined {
  if (figure.input === 'choice') return Object.entries(figure.names).map(([value, text]) => [value, text()])
  if (figure.input !== 'flag') return undefined
  return [
    ['true', t.yes()],
    ['false', t.no()],
  ]
}
