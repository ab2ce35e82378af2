import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from 'react-router'
import { now } from '#contract/clock'
import { shownNumber } from '#contract/shown-number'
import type { WishlistItem } from '#contract/wishlist'
import * as t from '#messages/offer'
import * as link from '#messages/offerLink'
import { somethingWrong } from '#messages/ui'
import { fieldErrors, messageOf } from '../platform/api/api-error.ts'
import { readersMark } from '../platform/api/readers-mark.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { paths } from '../platform/navigation/paths.ts'
import { useDraftForm } from '../platform/session/use-draft.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field, TextArea } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { useIsCurrentScreen } from '../ui/router/use-is-current-screen.ts'
import { today } from '../ui/time/format.ts'
import { AmountHint } from './AmountHint.tsx'
import { OfferSummaryFields } from './OfferSummaryFields.tsx'
import {
  askingAmounts,
  type OfferInputs,
  type OfferValues,
  offerFields,
  plainAmount,
  suggestedAmount,
} from './offer.form.ts'
import { useMakeOffer } from './offer.queries.ts'
import { Presets } from './Presets.tsx'

type Props = {
  wish: WishlistItem
  buyer: { name: string; email: string }
  amount?: number | undefined
}

/** The fields are in this order: amount and date, the next steps, then the read-only fields (P-30). */
export function OfferForm({ wish, buyer, amount }: Props) {
  const navigate = useNavigate()
  const isCurrentScreen = useIsCurrentScreen()
  const { mutateAsync: make } = useMakeOffer()
  const money = useMoney()
  const resolver = zodResolver(offerFields(money.currency))
  const { form, clearDraft } = useDraftForm<OfferInputs, unknown, OfferValues>(`offer:${wish.propertyId}`, {
    resolver,
    defaultValues: { buyingDate: '', offerAmount: amount?.toFixed(2) ?? '', note: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const choose = (name: 'buyingDate' | 'offerAmount', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true })
  const submit = form.handleSubmit(async ({ buyingDate, offerAmount: cents, note }) => {
    try {
      await make({
        ...offerBody(wish, buyer),
        buyingDate,
        offerAmount: (cents / 100).toFixed(2),
        ...(note && { note }),
      })
      clearDraft()
      toast.success(t.sent())
      if (isCurrentScreen()) await navigate(paths.propertyBought)
    } catch (error) {
      showErrors(messageOf(error), fieldErrors(error))
      toast.failure(somethingWrong(), { detail: messageOf(error) })
    }
  })
  return (
    <form noValidate onSubmit={submit} className="rounded-card border border-line bg-surface p-5 sm:p-8">
      <div className="grid gap-5 sm:grid-cols-2">
        <div>
          <Field
            label={t.buyingDate()}
            type="date"
            min={today(now())}
            hint={t.buyingDateHint()}
            {...field('buyingDate')}
          />
          <Presets
            label={t.daysToChoose()}
            presets={BUYING_WEEKS.map((weeks) => [t.inWeeks({ weeks, shown: shownNumber(weeks) }), dayIn(weeks)])}
            onChoose={(day) => choose('buyingDate', day)}
          />
        </div>
        <div>
          <Field
            label={t.amount()}
            inputMode="text" // as in PriceField
            dir="ltr"
            autoComplete="transaction-amount"
            placeholder={suggestedAmount(wish.price, money)}
            hint={<AmountHint control={form.control} price={wish.price} />}
            {...field('offerAmount', {
              setValueAs: (typed: string) => plainAmount(typed, { currency: money.currency, mark: readersMark() }),
            })}
          />
          <Presets
            label={t.amountsToChoose()}
            presets={askingAmounts(wish.price, money)}
            onChoose={(amount) => choose('offerAmount', amount)}
          />
        </div>
        <TextArea
          label={t.noteToAgent()}
          hint={t.noteHint()}
          rows={3}
          className="sm:col-span-2"
          {...field('note')}
          required={false}
        />
      </div>
      <FormError>{errors.root?.message}</FormError>
      <NextSteps />
      <Button type="submit" busy={isSubmitting} className="mt-5 w-full sm:w-auto">
        {link.makeOffer()}
      </Button>
      <OfferSummaryFields wish={wish} buyer={buyer} />
    </form>
  )
}

const BUYING_WEEKS = [2, 4, 8]

function dayIn(weeks: number): string {
  const day = now()
  return today(new Date(day.getFullYear(), day.getMonth(), day.getDate() + 7 * weeks))
}

const offerBody = (
  { propertyId, title, location, agentName, agentEmail, propertyImage }: WishlistItem,
  buyer: Props['buyer'],
) => ({
  propertyId,
  title,
  location,
  agentName,
  agentEmail,
  buyerEmail: buyer.email,
  buyerName: buyer.name,
  propertyImage,
  status: 'pending',
})

const NextSteps = () => (
  <ul className="mt-7 grid list-disc gap-1 ps-5 text-sm text-muted">
    <li>{t.agentAnswers()}</li>
    <li>{t.youPay()}</li>
    <li>{t.nothingCharged()}</li>
  </ul>
)
