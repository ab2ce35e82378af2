import type { ComponentProps } from 'react'
import type { Property } from '#contract/property'
import { Field, TextArea } from '../ui/form/Field.tsx'
import { FormGroup } from '../ui/form/FormGroup.tsx'
import { AddressFields } from './AddressFields.tsx'
import type { FactsFieldsProps } from './FactsFields.tsx'
import { PriceFields } from './PriceFields.tsx'

type Props = Pick<FactsFieldsProps, 'form' | 'field'> & {
  saved: (NonNullable<ComponentProps<typeof AddressFields>['saved']> & Pick<Property, 'clock'>) | undefined
}

export function HomeFields({ form, field, saved }: Props) {
  return (
    <FormGroup title="The home">
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <Field
          label="Title"
          placeholder="Sunny townhouse with a walled garden"
          className="sm:col-span-2"
          {...field('title')}
        />
        <Field label="Location" placeholder="Street, town, state" className="sm:col-span-2" {...field('location')} />
        <AddressFields form={form} saved={saved} />
        <PriceFields form={form} field={field} clock={saved?.clock} />
        <TextArea
          label="Description"
          rows={7}
          placeholder="What is it like to live there?"
          className="sm:col-span-2"
          {...field('description')}
        />
      </div>
    </FormGroup>
  )
}
