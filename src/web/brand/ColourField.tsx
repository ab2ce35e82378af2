import { useWatch } from 'react-hook-form'
import * as t from '#messages/brand'
import { Field } from '../ui/form/Field.tsx'
import type { BrandFormState, FieldOf } from './brand-form-state.ts'
import { OWN_COLOURS, shownColour } from './shown-colour.ts'

type Props = { label: string; name: 'main' | 'accent'; form: BrandFormState; field: FieldOf }

export function ColourField({ label, name, form, field }: Props) {
  const typed = useWatch({ control: form.control, name })
  return (
    <div className="flex items-start gap-3">
      <Field label={label} dir="ltr" placeholder={OWN_COLOURS[name]} className="grow" {...field(name)} />
      <input
        type="color"
        aria-label={t.choose({ label })}
        value={shownColour(typed) ?? OWN_COLOURS[name]}
        onChange={({ target }) => form.setValue(name, target.value, { shouldDirty: true })}
        className="mt-[1.875rem] h-12 w-14 cursor-pointer rounded-field border border-edge bg-surface p-1"
      />
    </div>
  )
}
