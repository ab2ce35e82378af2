import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Registration } from '#contract/auth-fields'
import * as t from '#messages/auth'
import { fieldErrors, messageOf } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import { NewPasswordField } from '../platform/providers/identity/NewPasswordField.tsx'
import type { LoginState } from '../platform/session/return-path.ts'
import { carryForm } from '../platform/storage/carried-fields.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { useIsCurrentScreen } from '../ui/router/use-is-current-screen.ts'
import { initialsAddress, PhotoUrlField } from './PhotoUrlField.tsx'
import { SlowSignInNotice } from './SlowSignInNotice.tsx'
import { register } from './sign-in.ts'

const empty = { name: '', photoURL: '', email: '', password: '' }

/**
 * The registration form. After a registration, it opens the login page with the e-mail filled in (P-7, P-28). `next`:
 * the rest of that page's router state.
 */
export function RegistrationForm({ next }: { next: LoginState }) {
  const navigate = useNavigate()
  const isCurrentScreen = useIsCurrentScreen()
  const form = useForm({ resolver: zodResolver(Registration), defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const [carry] = useState(() => (element: HTMLFormElement | null) => {
    const fields = ['name', 'photoURL', 'email'] as const
    carryForm(element, { name: 'registration', fields, fill: form.setValue })
  })
  const password = useWatch({ control: form.control, name: 'password' })
  const submit = form.handleSubmit(async (registrant) => {
    try {
      const { unfinished } = await register(registrant)
      if (unfinished) toast.failure(t.unfinished(), { detail: unfinished })
      else toast.success(t.registered())
      const notice = unfinished && `${t.unfinished()} ${unfinished}`
      const state: LoginState = { ...next, email: registrant.email, notice }
      if (isCurrentScreen()) await navigate(paths.login, { state })
    } catch (error) {
      showErrors(messageOf(error), fieldErrors(error))
      toast.failure(messageOf(error))
    }
  })
  const fillInInitials = async () => {
    if (!(await form.trigger('name', { shouldFocus: true }))) return
    const photoURL = initialsAddress(form.getValues('name').trim())
    form.setValue('photoURL', photoURL, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <form ref={carry} noValidate onSubmit={submit} className="mt-8">
      <div className="grid gap-4">
        <Field label={t.name()} autoComplete="name" {...field('name')} />
        <PhotoUrlField field={field('photoURL')} onUseInitials={() => void fillInInitials()} />
        <Field label={t.email()} type="email" autoComplete="email" {...field('email')} />
        <NewPasswordField typed={password} {...field('password')} />
      </div>
      <FormError toasted>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting} className="mt-6 w-full">
        {t.register()}
      </Button>
      {isSubmitting && <SlowSignInNotice className="mt-3" />}
    </form>
  )
}
