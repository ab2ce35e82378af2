import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { NewPassword } from '#contract/password'
import * as t from '#messages/password'
import { messageOf } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import { createAccountSecurity } from '../platform/providers/identity/create-account-security.ts'
import { NewPasswordField } from '../platform/providers/identity/NewPasswordField.tsx'
import type { LoginState } from '../platform/session/return-path.ts'
import { forgetSession } from '../platform/session/session.ts'
import { signOutEverywhere } from '../platform/session/sign-out.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { FormError } from '../ui/form/FormError.tsx'
import { useFields } from '../ui/form/use-fields.ts'

/** Sets a new password, then opens the login page, because the new password ends every session. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(NewPassword), defaultValues: { newPassword: '' } })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const typed = useWatch({ control: form.control, name: 'newPassword' })
  const submit = form.handleSubmit(async ({ newPassword }) => {
    try {
      const email = await (await createAccountSecurity()).links?.resetPassword({ token, newPassword })
      forgetSession()
      await signOutEverywhere()
      toast.success(t.changed())
      const state: LoginState = { email }
      await navigate(paths.login, { state })
    } catch (error) {
      showErrors(messageOf(error), {})
    }
  })
  return (
    <form noValidate onSubmit={submit} className="mt-8">
      <NewPasswordField label={t.newPassword()} typed={typed} {...field('newPassword')} />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting} className="mt-6 w-full">
        {t.set()}
      </Button>
      {errors.root && (
        <p className="mt-4">
          <Link to={paths.forgotPassword} className="link inline-block py-2">
            {t.askNewLink()}
          </Link>
        </p>
      )}
    </form>
  )
}
