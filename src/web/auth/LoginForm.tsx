import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Login } from '#contract/auth'
import { fieldErrors, messageOf } from '../api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { PasswordField } from './PasswordField.tsx'
import { logIn } from './sign-in.ts'

/** E-mail and password (P-27). Success is seen by the page, which sends the visitor on. */
export function LoginForm({ email }: { email: string }) {
  const form = useForm({ resolver: zodResolver(Login), defaultValues: { email, password: '' } })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const submit = form.handleSubmit(async (credentials) => {
    try {
      await logIn(credentials)
      toast.success('User login Successfully.')
    } catch (error) {
      showErrors(messageOf(error), fieldErrors(error))
      toast.failure(messageOf(error))
    }
  })
  return (
    <form noValidate onSubmit={submit} className="mt-8">
      <div className="grid gap-4">
        <Field label="Email" type="email" autoComplete="username" {...field('email')} />
        <PasswordField autoComplete="current-password" {...field('password')} />
      </div>
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting} className="mt-6 w-full">
        Login
      </Button>
      <DemoAccounts onChoose={(account) => form.reset(account)} />
    </form>
  )
}
