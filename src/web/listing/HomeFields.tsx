import type { ComponentProps } from 'react'
import { useMoney } from '../platform/api/use-money.ts'
import { Field, TextArea } from '../ui/form/Field.tsx'
import { FormGroup } from '../ui/form/FormGroup.tsx'
import { AddressFields } from './AddressFields.tsx'
import type { FactsFields } from './FactsFields.tsx'
import { PriceHint } from './PriceHint.tsx'

type Props = ComponentProps<typeof AddressFields> & Pick<ComponentProps<typeof FactsFields>, 'field'>

export function HomeFields({ form, field, saved }: Props) {
  const money = useMoney()
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
        <Field
          label="Price"
          placeholder={`${money.price('250,000')} – ${money.price('300,000')}`}
          hint={<PriceHint control={form.control} />}
          {...field('price')}
        />
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
