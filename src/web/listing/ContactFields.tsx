import { type UseFormReturn, useWatch } from 'react-hook-form'
import { paths } from '../platform/navigation/paths.ts'
import { PhotoField } from '../platform/providers/images/PhotoField.tsx'
import { Field } from '../ui/form/Field.tsx'
import { FormGroup } from '../ui/form/FormGroup.tsx'
import type { FactsFieldsProps } from './FactsFields.tsx'
import type { ListingInputs } from './property.form.ts'

type Props = Pick<FactsFieldsProps, 'field'> & { form: UseFormReturn<ListingInputs, unknown, ListingInputs> }

/** The fields of the person at the agency who looks after the home. */
export function ContactFields({ form, field }: Props) {
  const [name, image] = useWatch({ control: form.control, name: ['contactName', 'contactImage'] })
  return (
    <FormGroup title="Contact for this home">
      <p className="mb-4 text-sm text-muted">
        A colleague who looks after this home. Messages, viewings and offers still come to you. What buyers see of
        contacts is a setting on{' '}
        <a href={paths.agentProfile} target="_blank" rel="noreferrer" className="text-brand underline">
          your profile
        </a>
        .
      </p>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <Field
          label="Contact name"
          autoComplete="off"
          className="sm:col-span-2"
          {...field('contactName')}
          required={false}
        />
        <Field
          label="Contact telephone"
          hint="With its country code, if it isn’t of the home’s country."
          type="tel"
          autoComplete="off"
          {...field('contactPhone')}
          required={false}
        />
        <Field label="Contact email" type="email" autoComplete="off" {...field('contactEmail')} required={false} />
        <PhotoField
          label="Contact picture"
          person={name}
          address={image}
          field={{ ...field('contactImage'), required: false }}
          onUploaded={(address) => form.setValue('contactImage', address, { shouldDirty: true })}
          className="sm:col-span-2"
        />
      </div>
    </FormGroup>
  )
}
