import { zodResolver } from '@hookform/resolvers/zod'
import { Controller } from 'react-hook-form'
import { now } from '#contract/clock'
import { personName } from '#contract/person-name'
import { NewReview } from '#contract/review-fields'
import * as t from '#messages/reviewing'
import { somethingWrong } from '#messages/ui'
import { fieldErrors, messageOf } from '../platform/api/api-error.ts'
import type { Person } from '../platform/session/session-state.ts'
import { useDraftForm } from '../platform/session/use-draft.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import type { DialogState } from '../ui/feedback/DialogButton.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { ReadOnlyField, TextArea } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { timeOfDay } from '../ui/time/format.ts'
import { useWriteReview } from './review.queries.ts'
import { StarsField } from './StarsField.tsx'

type ReviewInputs = {
  propertyId: string
  propertyTitle: string
  agentName: string
  reviewDescription: string
  rating: number | null
}

type Props = {
  home: { propertyId: string; propertyTitle: string; agentName: string }
  reviewer: Pick<Person, 'email' | 'displayName' | 'photoURL'>
}

export function ReviewDialog({ home, reviewer, open, onClose }: Props & DialogState) {
  const { mutateAsync: write } = useWriteReview()
  const empty: ReviewInputs = { ...home, reviewDescription: '', rating: null }
  const { form, clearDraft } = useDraftForm(`review:${home.propertyId}`, {
    resolver: zodResolver(NewReview),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const submit = form.handleSubmit(async (review) => {
    try {
      await write({
        ...review,
        rating: review.rating ?? undefined,
        reviewTime: timeOfDay(now()),
        ...byReviewer(reviewer),
      })
      onClose()
      form.reset(empty)
      clearDraft()
      toast.success(t.submitted()) // the same text as after a wish (P-56)
    } catch (error) {
      showErrors(messageOf(error), fieldErrors(error))
      toast.failure(somethingWrong(), { detail: messageOf(error) })
    }
  })
  return (
    <Dialog open={open} onClose={onClose} title={t.write()}>
      <form noValidate onSubmit={submit} className="mt-6">
        <div className="grid gap-4 sm:grid-cols-2">
          <ReadOnlyField label={t.propertyTitle()} value={home.propertyTitle} className="sm:col-span-2" />
          <ReadOnlyField label={t.agentName()} value={personName(home.agentName)} className="sm:col-span-2" />
          <ReadOnlyField label={t.reviewerName()} value={reviewer.displayName} />
          <ReadOnlyField label={t.reviewerEmail()} value={reviewer.email} />
          <div className="sm:col-span-2">
            <Controller
              name="rating"
              control={form.control}
              render={({ field: { value = null, onChange } }) => (
                <StarsField value={value} onChange={onChange} error={errors.rating?.message} hint={t.ratingHint()} />
              )}
            />
          </div>
          <TextArea label={t.description()} className="sm:col-span-2" {...field('reviewDescription')} />
        </div>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" busy={isSubmitting} className="mt-6 w-full sm:w-auto">
          {t.submit()}
        </Button>
      </form>
    </Dialog>
  )
}

const byReviewer = ({ email, displayName, photoURL }: Props['reviewer']) => ({
  reviewerEmail: email,
  reviewerName: displayName,
  ReviewerImage: photoURL ?? '',
})
