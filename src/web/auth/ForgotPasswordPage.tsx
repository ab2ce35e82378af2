import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { ForgottenPassword } from '#contract/password'
import * as t from '#messages/password'
import { messageOf } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import { createAccountSecurity } from '../platform/providers/identity/create-account-security.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { AccountFrame } from './AccountFrame.tsx'

function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false)
  const form = useForm({ resolver: zodResolver(ForgottenPassword), defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const submit = form.handleSubmit(async ({ email }) => {
    setSent(false)
    try {
      await (await createAccountSecurity()).requestPasswordReset(email)
      setSent(true)
    } catch (error) {
      showErrors(messageOf(error), {})
    }
  })
  return (
    <AccountFrame title={t.forgotTitle()} lead={isSent ? t.forgotSent() : t.forgotLead()}>
      <form noValidate onSubmit={submit} className="mt-8">
        <Field label={t.email()} type="email" autoComplete="username" {...field('email')} />
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" busy={isSubmitting} className="mt-6 w-full">
          {isSent ? t.sendAgain() : t.sendLink()}
        </Button>
      </form>
      <p className="mt-6">
        <Link to={paths.login} className="link inline-block py-2">
          {t.backToLogin()}
        </Link>
      </p>
    </AccountFrame>
  )
}

export { ForgotPasswordPage as Component }
