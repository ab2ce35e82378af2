import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { LoginCode } from '#contract/password'
import * as t from '#messages/auth'
import { messageOf } from '../platform/api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { SlowSignInNotice } from './SlowSignInNotice.tsx'
import { confirmLogin } from './sign-in.ts'

export function CodeForm({ onBack }: { onBack: () => void }) {
  const form = useForm({ resolver: zodResolver(LoginCode), defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await confirmLogin(code.replaceAll(' ', ''))
      toast.success(t.loggedIn())
    } catch (error) {
      showErrors(messageOf(error), {})
      toast.failure(messageOf(error))
    }
  })
  return (
    <form noValidate onSubmit={submit} className="mt-8">
      <Field
        label={t.code()}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        hint={t.codeHint()}
        {...field('code')}
      />
      <FormError toasted>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting} className="mt-6 w-full">
        {t.confirm()}
      </Button>
      {isSubmitting && <SlowSignInNotice className="mt-3" />}
      <Button variant="quiet" onClick={onBack} className="mt-3 w-full">
        {t.backToPassword()}
      </Button>
    </form>
  )
}
