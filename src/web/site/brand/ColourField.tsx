import { useWatch } from 'react-hook-form'
import { isolated } from '#contract/isolated'
import * as t from '#messages/brand'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import type { BrandFormState, FieldOf } from './brand-form-state.ts'
import { OWN_COLOURS, shownColour } from './shown-colour.ts'
import { usePalette } from './use-palette.ts'

type Props = { label: string; name: 'main' | 'accent'; form: BrandFormState; field: FieldOf }

export function ColourField({ label, name, form, field }: Props) {
  const typed = useWatch({ control: form.control, name })
  const found = usePalette(form)
  const nearest = found && 'refused' in found && found.refused === name ? found.nearest : undefined
  const set = (colour: string) => {
    form.setValue(name, colour, { shouldDirty: true })
    form.clearErrors(name)
  }
  const shown = field(name)
  const hint = nearest && (
    <>
      {!shown.error && <span className="block">{t.unreadable()}</span>}
      <Button variant="quiet" compact onClick={() => set(nearest)} className="mt-2">
        {t.takeNearest({ colour: isolated(nearest) })}
      </Button>
    </>
  )
  return (
    <div className="flex items-start gap-3">
      <Field label={label} dir="ltr" placeholder={OWN_COLOURS[name]} className="min-w-0 grow" hint={hint} {...shown} />
      <input
        type="color"
        aria-label={t.choose({ label })}
        value={shownColour(typed) ?? OWN_COLOURS[name]}
        onChange={({ target }) => set(target.value)}
        className="mt-[1.875rem] h-12 w-14 shrink-0 cursor-pointer rounded-field border border-edge bg-surface p-1"
      />
    </div>
  )
}
