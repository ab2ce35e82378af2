import { useState } from 'react'
import * as t from '#messages/brand'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { LINK_NUMBERS } from './brand.form.ts'
import type { BrandFormState, FieldOf } from './brand-form-state.ts'

export function LinkFields({ form, field }: { form: BrandFormState; field: FieldOf }) {
  const [count, setCount] = useState(() => {
    const values = form.getValues()
    return Math.max(1, ...LINK_NUMBERS.filter((n) => values[`linkText${n}`] || values[`linkUrl${n}`]))
  })
  return (
    <>
      <div className="grid gap-5">
        {LINK_NUMBERS.slice(0, count).map((number) => (
          <div key={number} className="grid items-start gap-x-5 gap-y-3 sm:grid-cols-2">
            <Field label={t.linkText({ number })} {...field(`linkText${number}`)} />
            <Field label={t.linkUrl({ number })} dir="ltr" inputMode="url" {...field(`linkUrl${number}`)} />
          </div>
        ))}
      </div>
      <p className="mt-3 text-sm text-muted">{t.linksHint()}</p>
      {count < LINK_NUMBERS.length && (
        <Button variant="quiet" compact className="mt-3" onClick={() => setCount(count + 1)}>
          {t.addLink()}
        </Button>
      )}
    </>
  )
}
