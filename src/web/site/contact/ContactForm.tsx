import { zodResolver } from '@hookform/resolvers/zod'
import { ContactMessage } from '#contract/contact'
import * as t from '#messages/contact'
import { fieldErrors, messageOf } from '../../platform/api/api-error.ts'
import { sendContactMail } from '../../platform/providers/mail/create-mail.ts'
import { useDraftForm } from '../../platform/session/use-draft.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { useFields } from '../../ui/form/use-fields.ts'
import type { PrefilledMessage } from './prefilled-message.ts'

type Props = {
  name: string
  email: string
  prefilled?: PrefilledMessage
  onSent?: () => void
}

/** Resets after success, and keeps the text after a failure (P-13). */
export function ContactForm({ name, email, prefilled = {}, onSent }: Props) {
  const empty = { name, email, subject: '', message: '' }
  const { form, clearDraft } = useDraftForm('contact', {
    resolver: zodResolver(ContactMessage),
    defaultValues: { ...empty, ...prefilled },
  })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const submit = form.handleSubmit(async (message) => {
    try {
      await sendContactMail(message)
      form.reset(empty)
      clearDraft()
      onSent?.()
      toast.success(t.sent())
    } catch (error) {
      showErrors(messageOf(error), fieldErrors(error))
      toast.failure(t.failed(), { detail: messageOf(error) })
    }
  })
  return (
    <form noValidate onSubmit={submit} className="rounded-card border border-line bg-surface p-5 sm:p-8">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t.name()} autoComplete="name" {...field('name')} />
        <Field label={t.email()} type="email" autoComplete="email" {...field('email')} />
        <Field label={t.subject()} className="sm:col-span-2" {...field('subject')} />
        <TextArea label={t.message()} className="sm:col-span-2" {...field('message')} />
      </div>
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting} className="mt-6 w-full sm:w-auto">
        {t.send()}
      </Button>
    </form>
  )
}
