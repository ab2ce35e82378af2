import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { Login } from '#contract/auth-fields'
import * as t from '#messages/auth'
import { fieldErrors, messageOf } from '../platform/api/api-error.ts'
import { siteQuery } from '../platform/api/site.queries.ts'
import { paths } from '../platform/navigation/paths.ts'
import { carryForm } from '../platform/storage/carried-fields.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { SlowSignInNotice } from './SlowSignInNotice.tsx'
import { logIn } from './sign-in.ts'

export function LoginForm({ email, onCode }: { email: string; onCode: () => void }) {
  const { data: site } = useQuery(siteQuery)
  const form = useForm({ resolver: zodResolver(Login), defaultValues: { email, password: '' } })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const [carry] = useState(
    () => (element: HTMLFormElement | null) =>
      carryForm(element, { name: 'login', fields: ['email'], fill: form.setValue }),
  )
  const submit = form.handleSubmit(async (credentials) => {
    try {
      const next = await logIn(credentials)
      if (next === 'code') onCode()
      else toast.success(t.loggedIn())
    } catch (error) {
      showErrors(messageOf(error), fieldErrors(error))
      toast.failure(messageOf(error))
    }
  })
  return (
    <form ref={carry} noValidate onSubmit={submit} className="mt-8">
      <div className="grid gap-4">
        <Field label={t.email()} type="email" autoComplete="username" {...field('email')} />
        <PasswordField autoComplete="current-password" {...field('password')} />
      </div>
      {site?.accountMails && (
        <p className="mt-2">
          <Link to={paths.forgotPassword} className="link inline-block py-2">
            {t.forgotPassword()}
          </Link>
        </p>
      )}
      <FormError toasted>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting} className="mt-6 w-full">
        {t.logIn()}
      </Button>
      {isSubmitting && <SlowSignInNotice className="mt-3" />}
      <DemoAccounts
        onChoose={(account) => {
          form.reset(account)
          void submit()
        }}
      />
    </form>
  )
}
