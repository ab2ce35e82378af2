import { type UseFormReturn, useWatch } from 'react-hook-form'
import * as t from '#messages/listingForm'
import { paths } from '../platform/navigation/paths.ts'
import { PhotoField } from '../platform/providers/images/PhotoField.tsx'
import { Field } from '../ui/form/Field.tsx'
import { FormGroup } from '../ui/form/FormGroup.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import type { FactsFieldsProps } from './FactsFields.tsx'
import type { ListingInputs } from './property.form.ts'

type Props = Pick<FactsFieldsProps, 'field'> & { form: UseFormReturn<ListingInputs, unknown, ListingInputs> }

export function ContactFields({ form, field }: Props) {
  const [name, image] = useWatch({ control: form.control, name: ['contactName', 'contactImage'] })
  return (
    <FormGroup title={t.contact()}>
      <p className="mb-4 text-sm text-muted">
        <TextWithParts
          text={t.contactText()}
          parts={{
            profile: (words) => (
              <a href={paths.agentProfile} target="_blank" rel="noreferrer" className="text-brand underline">
                {words}
              </a>
            ),
          }}
        />
      </p>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        <Field
          label={t.contactName()}
          autoComplete="off"
          className="sm:col-span-2"
          {...field('contactName')}
          required={false}
        />
        <Field
          label={t.contactPhone()}
          hint={t.phoneHint()}
          type="tel"
          autoComplete="off"
          {...field('contactPhone')}
          required={false}
        />
        <Field label={t.contactEmail()} type="email" autoComplete="off" {...field('contactEmail')} required={false} />
        <PhotoField
          label={t.contactPicture()}
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
