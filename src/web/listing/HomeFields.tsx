import type { ComponentProps } from 'react'
import type { HomeClock } from '#contract/home-clock'
import type { Property } from '#contract/property'
import * as listingFields from '#messages/listingFields'
import * as t from '#messages/listingForm'
import { Field, TextArea } from '../ui/form/Field.tsx'
import { FormGroup } from '../ui/form/FormGroup.tsx'
import { AddressFields } from './AddressFields.tsx'
import type { FactsFieldsProps } from './FactsFields.tsx'
import { PriceFields } from './PriceFields.tsx'

type Props = Pick<FactsFieldsProps, 'form' | 'field'> & {
  saved: (NonNullable<ComponentProps<typeof AddressFields>['saved']> & Pick<Property, 'clock'>) | undefined
  clock: HomeClock | undefined
}

export function HomeFields({ form, field, saved, clock }: Props) {
  return (
    <FormGroup title={t.theHome()}>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <Field
          label={listingFields.title()}
          placeholder={t.titleExample()}
          className="sm:col-span-2"
          {...field('title')}
        />
        <Field
          label={listingFields.location()}
          placeholder={t.locationExample()}
          className="sm:col-span-2"
          {...field('location')}
        />
        <AddressFields form={form} saved={saved} />
        <PriceFields form={form} field={field} before={saved?.clock} clock={clock} />
        <TextArea
          label={listingFields.description()}
          rows={7}
          placeholder={t.descriptionExample()}
          className="sm:col-span-2"
          {...field('description')}
        />
      </div>
    </FormGroup>
  )
}
