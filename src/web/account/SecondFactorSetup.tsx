import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { LoginCode } from '#contract/password'
import * as t from '#messages/account'
import { messageOf } from '../platform/api/api-error.ts'
import type { NewSecondFactor } from '../platform/providers/identity/account-security.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { QrCode } from '../ui/QrCode.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
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
      <p className="mb-4 text-muted">{t.scan()}</p>
      <QrCode text={address} label={t.qrCode()} className="size-52 rounded-field border border-line" />
      <p className="mt-3 text-sm text-muted">
        <TextWithParts
          text={t.secret({ secret: new URL(address).searchParams.get('secret') ?? '' })}
          parts={{ code: (secret) => <code className="font-semibold wrap-anywhere text-ink">{secret}</code> }}
        />
      </p>
      <RecoveryCodes codes={recoveryCodes} />
      <Field
        label={t.code()}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={t.sixDigits()}
        className="mt-5"
        {...field('code')}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting} className="mt-5">
        {t.turnOn()}
      </Button>
    </form>
  )
}
