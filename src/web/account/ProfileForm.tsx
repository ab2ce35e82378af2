import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import { ProfileUpdate } from '#contract/user-fields'
import * as t from '#messages/account'
import { fieldErrors, messageOf } from '../platform/api/api-error.ts'
import { PhotoField } from '../platform/providers/images/PhotoField.tsx'
import { useDraftForm } from '../platform/session/use-draft.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { saveProfile } from './save-profile.ts'

type Props = { displayName: string; photoURL: string | null }

export function ProfileForm({ displayName, photoURL }: Props) {
  const values = { name: displayName, photoURL: photoURL ?? '' }
  const { form, clearDraft } = useDraftForm('profile', { resolver: zodResolver(ProfileUpdate), defaultValues: values })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const address = useWatch({ control: form.control, name: 'photoURL' })
  const submit = form.handleSubmit(async (profile) => {
    try {
      await saveProfile(profile, values)
      clearDraft()
      toast.success(t.profileSaved())
    } catch (error) {
      showErrors(messageOf(error), fieldErrors(error))
      toast.failure(t.profileNotSaved(), { detail: messageOf(error) })
    }
  })
  return (
    <form noValidate onSubmit={submit} className="mt-10 max-w-xl">
      <h2 className="title-card">{t.changeProfile()}</h2>
      <div className="mt-5 grid gap-4">
        <Field label={t.name()} autoComplete="name" {...field('name')} />
        <PhotoField
          label={t.photoUrl()}
          person={displayName}
          address={address}
          field={field('photoURL')}
          onUploaded={(address) => form.setValue('photoURL', address, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" busy={isSubmitting} className="mt-6">
        {t.save()}
      </Button>
    </form>
  )
}
