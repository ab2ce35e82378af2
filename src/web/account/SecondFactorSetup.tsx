import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { LoginCode } from '#contract/password'
import { messageOf } from '../platform/api/api-error.ts'
import type { NewSecondFactor } from '../platform/providers/identity/account-security.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { QrCode } from '../ui/QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Props = { setup: NewSecondFactor; onConfirm: (code: string) => Promise<void> }

export function SecondFactorSetup({ setup: { address, recoveryCodes }, onConfirm }: Props) {
  const form = useForm({ resolver: zodResolver(LoginCode), defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const submit = form.handleSubmit(({ code }) =>
    onConfirm(code.replaceAll(' ', '')).catch((error: unknown) => showErrors(messageOf(error), {})),
  )
  return (
    <form noValidate onSubmit={submit}>
      <p className="mb-4 text-muted">Scan this with an authenticator app, or type the secret into it.</p>
      <QrCode
        text={address}
        label="QR code for the authenticator app"
        className="size-52 rounded-field border border-line"
      />
      <p className="mt-3 text-sm text-muted">
        Secret:{' '}
        <code className="font-semibold wrap-anywhere text-ink">{new URL(address).searchParams.get('secret')}</code>
      </p>
      <RecoveryCodes codes={recoveryCodes} />
      <Field
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="The six digits that the app shows now."
        className="mt-5"
        {...field('code')}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting} className="mt-5">
        Turn on
      </Button>
    </form>
  )
}
