import { useState } from 'react'
import { OWN_BRAND } from '#contract/brand'
import { FONTS, SOCIAL_SITES } from '#contract/brand-fields'
import type { ShownBrand } from '#contract/site-brand'
import * as t from '#messages/brand'
import { fieldErrors, messageOf } from '../../platform/api/api-error.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useDraftForm } from '../../platform/session/use-draft.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { FormGroup } from '../../ui/form/FormGroup.tsx'
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { useFields } from '../../ui/form/use-fields.ts'
import { AddressOfPicture } from './AddressOfPicture.tsx'
import { BrandPreview } from './BrandPreview.tsx'
import { type BrandValues, brandOf, errorsInForm, valuesOf } from './brand.form.ts'
import { saveBrand } from './brand.queries.ts'
import type { FieldOf } from './brand-form-state.ts'
import { ColourField } from './ColourField.tsx'
import { LinkFields } from './LinkFields.tsx'
import { reloadPage } from './reload-page.ts'

export function BrandForm({ fields }: { fields: ShownBrand }) {
  const [saved] = useState(() => valuesOf(fields))
  const { form, clearDraft } = useDraftForm<BrandValues>('site', { defaultValues: saved })
  const { errors, isSubmitting } = form.formState
  const { field: requiredField, showErrors } = useFields(form)
  const field: FieldOf = (name) => ({ ...requiredField(name), required: false })
  const submit = form.handleSubmit(async (values) => {
    try {
      await saveBrand(brandOf(values))
      clearDraft()
      reloadPage()
    } catch (error) {
      const wrong = errorsInForm(fieldErrors(error), values)
      const isAtField = Object.keys(wrong).length > 0
      showErrors(isAtField ? t.notSaved() : messageOf(error), wrong)
      toast.failure(t.notSaved(), isAtField ? {} : { detail: messageOf(error) })
    }
  })
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-6">
        <FormGroup title={t.name()}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label={t.first()} hint={t.firstHint()} placeholder={OWN_BRAND.parts[0]} {...field('first')} />
            <Field label={t.second()} placeholder={OWN_BRAND.parts[1]} {...field('second')} />
            <Field label={t.company()} hint={t.companyHint()} autoComplete="organization" {...field('company')} />
            <Field label={t.tagline()} hint={t.taglineHint()} {...field('tagline')} />
          </div>
          <div className="mt-5">
            <TextArea label={t.about()} hint={t.aboutHint()} {...field('about')} />
          </div>
        </FormGroup>
        <FormGroup title={t.colours()}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <ColourField label={t.main()} name="main" form={form} field={field} />
            <ColourField label={t.accent()} name="accent" form={form} field={field} />
          </div>
          <p className="mt-3 text-sm text-muted">{t.coloursHint()}</p>
        </FormGroup>
        <FormGroup title={t.fonts()}>
          <Select label={t.font()} {...field('font')}>
            <option value="">{t.defaultFont()}</option>
            {FONTS.map((font) => (
              <option key={font} value={font}>
                {t.fontName({ font: font === 'classic' ? 'other' : font })}
              </option>
            ))}
          </Select>
        </FormGroup>
        <FormGroup title={t.pictures()}>
          <div className="grid gap-5">
            <AddressOfPicture label={t.logo()} hint={t.logoHint()} name="logo" form={form} field={field} />
            <AddressOfPicture label={t.favicon()} hint={t.faviconHint()} name="favicon" form={form} field={field} />
            <AddressOfPicture label={t.hero()} hint={t.heroHint()} name="hero" form={form} field={field} />
          </div>
        </FormGroup>
        <FormGroup title={t.links()}>
          <LinkFields form={form} field={field} />
        </FormGroup>
        <FormGroup title={t.social()}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {SOCIAL_SITES.map((site) => (
              <Field
                key={site}
                label={t.socialAddress({ site: site === 'instagram' ? 'other' : site })}
                inputMode="url"
                placeholder="https://…"
                {...field(site)}
              />
            ))}
          </div>
        </FormGroup>
        <FormError toasted>{errors.root?.message}</FormError>
        <Button type="submit" busy={isSubmitting} className="justify-self-end">
          {t.save()}
        </Button>
      </div>
      <BrandPreview form={form} />
      <LeaveGuard unsaved={() => form.formState.isDirty && !form.formState.isSubmitSuccessful} free={paths.login}>
        {t.leaveText()}
      </LeaveGuard>
    </form>
  )
}
