import * as t from '#messages/brand'
import { useChosenPicture } from '../platform/providers/images/use-chosen-picture.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import type { BrandFormState, FieldOf } from './brand-form-state.ts'

type Props = {
  label: string
  hint: string
  name: 'logo' | 'favicon' | 'hero'
  form: BrandFormState
  field: FieldOf
}

/** The address of a picture, which an upload fills in. */
export function AddressOfPicture({ label, hint, name, form, field }: Props) {
  const uploadName = t.upload({ picture: name === 'hero' ? 'other' : name })
  const picture = useChosenPicture(uploadName, (address) => {
    form.setValue(name, address, { shouldDirty: true })
    form.clearErrors(name)
  })
  return (
    <div>
      <Field label={label} hint={hint} dir="ltr" inputMode="url" placeholder="https://…" {...field(name)} />
      <Button variant="quiet" compact busy={picture.isBusy} onClick={picture.choose} className="mt-2">
        {uploadName}
      </Button>
      {picture.parts}
    </div>
  )
}
