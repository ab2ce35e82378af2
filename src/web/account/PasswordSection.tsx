import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { PasswordChange } from '#contract/password'
import * as t from '#messages/account'
import { messageOf } from '../platform/api/api-error.ts'
import { siteQuery } from '../platform/api/site.queries.ts'
import { paths } from '../platform/navigation/paths.ts'
import { createAccountSecurity } from '../platform/providers/identity/create-account-security.ts'
import { NewPasswordField } from '../platform/providers/identity/NewPasswordField.tsx'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { FormError } from '../ui/form/FormError.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { useInvalidateAccount } from './account.queries.ts'
import { Section } from './Section.tsx'

export const PasswordSection = ({ email, hasPassword }: { email: string; hasPassword: boolean }) => (
  <Section title={t.yourPassword()}>{hasPassword ? <ChangeForm email={email} /> : <WithoutPassword />}</Section>
)

const empty = { currentPassword: '', newPassword: '' }

function ChangeForm({ email }: { email: string }) {
  const invalidate = useInvalidateAccount()
  const form = useForm({ resolver: zodResolver(PasswordChange), defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  const submit = form.handleSubmit(async (change) => {
    try {
      await (await createAccountSecurity()).changePassword(change)
      form.reset(empty)
      toast.success(t.passwordChanged())
      void invalidate()
    } catch (error) {
      showErrors(messageOf(error), {})
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      <p className="text-muted">{t.signsOut()}</p>
      {/* So that a password manager knows whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div className="mt-4 grid gap-4">
        <PasswordField label={t.currentPassword()} autoComplete="current-password" {...field('currentPassword')} />
        <NewPasswordField label={t.newPassword()} typed={newPassword} {...field('newPassword')} />
      </div>
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" variant="quiet" busy={isSubmitting} className="mt-6">
        {t.changePassword()}
      </Button>
    </form>
  )
}

function WithoutPassword() {
  const { data: site } = useQuery(siteQuery)
  return (
    <p className="text-muted">
      <span>{`${t.googleAlone()} `}</span>
      {site?.accountMails && (
        <Link to={paths.forgotPassword} className="link">
          {t.setByMail()}
        </Link>
      )}
    </p>
  )
}
