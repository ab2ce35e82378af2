import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { isolated } from '#contract/isolated'
import type { Offer } from '#contract/offer'
import { personName } from '#contract/person-name'
import * as t from '#messages/requests'
import { somethingWrong } from '#messages/ui'
import { fieldErrors, messageOf } from '../../platform/api/api-error.ts'
import { readersMark } from '../../platform/api/readers-mark.ts'
import { understoodAmount } from '../../platform/api/understood-amount.ts'
import { useMoney } from '../../platform/api/use-money.ts'
import { useDraftForm } from '../../platform/session/use-draft.ts'
import { Button, ButtonPlace } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { Understood } from '../../ui/form/Understood.tsx'
import { useFields } from '../../ui/form/use-fields.ts'
import { RowOpener, useActionPlace, useRow } from '../../ui/rows/RowActions.tsx'
import { useRowChange } from '../../ui/rows/row-change.ts'
import { plainAmount, rejectionFields } from '../offer.form.ts'
import { useAnswerOffer } from '../offer.queries.ts'

export function RejectWithReply({ offer, available }: { offer: Offer; available: boolean }) {
  const [open, setOpen] = useState(false)
  const { isDeleted } = useRow()
  const { mutateAsync: answer } = useAnswerOffer(offer._id)
  const showChange = useRowChange<Offer>(offer._id)
  const money = useMoney()
  const { form, clearDraft } = useDraftForm(`reply:${offer._id}`, {
    resolver: zodResolver(rejectionFields(money.currency)),
    defaultValues: { reason: '', counterAmount: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const counterAmount = useWatch({ control: form.control, name: 'counterAmount' })
  const submit = form.handleSubmit(async ({ reason, counterAmount: cents }) => {
    try {
      const words = { reason, ...(cents !== undefined && { counterAmount: (cents / 100).toFixed(2) }) }
      await answer({ status: 'rejected', ...words })
      clearDraft()
      setOpen(false)
      const counter = cents === undefined ? {} : { counterAmount: cents / 100 }
      showChange({ status: 'rejected', closedWhy: 'rejected', reason, ...counter })
      toast.success(t.hasRejected())
    } catch (error) {
      showErrors(messageOf(error), fieldErrors(error))
      toast.failure(somethingWrong(), { detail: messageOf(error) })
    }
  })
  const place = useActionPlace(available)
  if (!available || isDeleted) return <ButtonPlace name={t.reply()} variant="quiet" compact className={place} />
  return (
    <>
      <RowOpener name={t.reply()} onOpen={() => setOpen(true)} className={place} />
      <Dialog open={open} onClose={() => setOpen(false)} title={t.rejectWithReply()}>
        <p className="mt-3 text-muted">{t.replyWords({ name: isolated(personName(offer.buyerName)) })}</p>
        <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
          <TextArea label={t.reason()} {...field('reason')} required={false} />
          <Field
            label={t.counterAmount()}
            inputMode="text" // as in PriceField
            dir="ltr"
            hint={
              <>
                <span>{t.theyOffered({ amount: money.amount(offer.offerAmount) })}</span>
                <Understood>{understoodAmount(String(counterAmount), money.currency)}</Understood>
              </>
            }
            {...field('counterAmount', {
              setValueAs: (typed: string) => plainAmount(typed, { currency: money.currency, mark: readersMark() }),
            })}
            required={false}
          />
          <FormError>{errors.root?.message}</FormError>
          <Button type="submit" busy={isSubmitting} className="w-full sm:w-auto">
            {t.sendReply()}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
