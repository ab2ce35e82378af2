import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ContactMessage } from '#contract/contact'
import { fieldErrors, messageOf } from '../api/api-error.ts'
import { sendContactMail } from '../providers/mail/chosen.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field, TextArea } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'

const names = ['name', 'email', 'subject', 'message'] as const

/** Name and e-mail are filled in and can be changed; it is reset after success and kept after failure (decisions §7). */
export function ContactForm({ name, email }: { name: string; email: string }) {
  const form = useForm({
    resolver: zodResolver(ContactMessage),
    defaultValues: { name, email, subject: '', message: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (message) => {
    try {
      await sendContactMail(message)
      form.reset()
      toast.success('Email Send successfully')
    } catch (error) {
      const said = fieldErrors(error)
      for (const field of names) if (said[field]) form.setError(field, { message: said[field] })
      form.setError('root', { message: messageOf(error) })
      toast.failure('Something wrong!', { detail: messageOf(error) })
    }
  })
  return (
    <form noValidate onSubmit={submit} className="rounded-card border border-line bg-surface p-5 sm:p-8">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" autoComplete="name" required error={errors.name?.message} {...form.register('name')} />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Field
          label="Subject"
          required
          className="sm:col-span-2"
          error={errors.subject?.message}
          {...form.register('subject')}
        />
        <TextArea
          label="Message"
          required
          className="sm:col-span-2"
          error={errors.message?.message}
          {...form.register('message')}
        />
      </div>
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting} className="mt-6 w-full sm:w-auto">
        Send
      </Button>
    </form>
  )
}
