import * as t from '#messages/brand'
import { ChosenPicture } from '../../platform/providers/images/ChosenPicture.tsx'
import { useChosenPicture } from '../../platform/providers/images/use-chosen-picture.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import type { BrandFormState, FieldOf } from './brand-form-state.ts'

type Props = {
  label: string
  hint: string
  name: 'logo' | 'favicon' | 'hero'
  form: BrandFormState
  field: FieldOf
}

export function AddressOfPicture({ label, hint, name, form, field }: Props) {
  const uploadName = t.upload({ picture: name === 'hero' ? 'other' : name })
  const picture = useChosenPicture((address) => {
    form.setValue(name, address, { shouldDirty: true })
    form.clearErrors(name)
  })
  return (
    <div>
      <Field label={label} hint={hint} dir="ltr" inputMode="url" placeholder="https://…" {...field(name)} />
      <Button
        variant="quiet"
        compact
        busy={picture.share !== undefined}
        onClick={() => picture.input.current?.click()}
        className="mt-2"
      >
        {uploadName}
      </Button>
      <ChosenPicture label={uploadName} picture={picture} />
    </div>
  )
}
