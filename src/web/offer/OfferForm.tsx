import { zodResolver } from '@hookform/resolvers/zod'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { MAX_CHARGE_CENTS, minChargeCents } from '#contract/money'
import type { WishlistItem } from '#contract/wishlist'
import { fieldErrors, messageOf } from '../api/api-error.ts'
import { useMoney } from '../api/use-money.ts'
import { paths } from '../navigation/paths.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field, TextArea } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { useIsCurrentScreen } from '../ui/router/use-is-current-screen.ts'
import { today } from '../ui/time/format.ts'
import { NextSteps } from './NextSteps.tsx'
import { OfferSummaryFields } from './OfferSummaryFields.tsx'
import { offerFields, plainAmount } from './offer.form.ts'
import { useMakeOffer } from './offer.queries.ts'
import { besideAsking } from './share-of-asking.ts'
import { suggestedAmount } from './suggested-amount.ts'

type Props = {
  wish: WishlistItem
  buyer: { name: string; email: string }
  /** What the agent would consider; the field begins with it. */
  amount?: number | undefined
}
type Typed = { buyingDate: string; offerAmount: string | number; note?: string | undefined }
type Read = { buyingDate: string; offerAmount: number; note?: string | undefined }

/** What is offered and when, what follows, and then all that is known and read-only (P-30). */
export function OfferForm({ wish, buyer, amount }: Props) {
  const navigate = useNavigate()
  const isCurrentScreen = useIsCurrentScreen()
  const { mutateAsync: make } = useMakeOffer()
  const money = useMoney()
  const resolver = zodResolver(offerFields(money.currency))
  const form = useForm({ resolver, defaultValues: { buyingDate: '', offerAmount: amount?.toFixed(2) ?? '', note: '' } })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const submit = form.handleSubmit(async ({ buyingDate, offerAmount: cents, note }) => {
    try {
      await make({ ...known(wish, buyer), buyingDate, offerAmount: (cents / 100).toFixed(2), ...(note && { note }) })
      toast.success('Offer sent. The agent has been told.')
      if (isCurrentScreen()) await navigate(paths.propertyBought)
    } catch (error) {
      showErrors(messageOf(error), fieldErrors(error))
      toast.failure('Something is Wrong!', { detail: messageOf(error) })
    }
  })
  return (
    <form noValidate onSubmit={submit} className="rounded-card border border-line bg-surface p-5 sm:p-8">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Buying date" type="date" min={today()} hint="The day you want to buy." {...field('buyingDate')} />
        <Field
          label="Offered amount"
          inputMode="text" // as in PriceField
          autoComplete="transaction-amount"
          placeholder={suggestedAmount(wish.price, money.cents)}
          hint={<Amount control={form.control} price={wish.price} />}
          {...field('offerAmount', { setValueAs: (typed: string) => plainAmount(typed, money.currency) })}
        />
        <TextArea
          label="Note to the agent"
          hint="If you like: what the agent should know."
          rows={3}
          className="sm:col-span-2"
          {...field('note')}
          required={false}
        />
      </div>
      <FormError>{errors.root?.message}</FormError>
      <NextSteps />
      <Button type="submit" busy={isSubmitting} className="mt-5 w-full sm:w-auto">
        Make offer
      </Button>
      <OfferSummaryFields wish={wish} buyer={buyer} />
    </form>
  )
}

/** What an offer says of its home and its buyer, and which home it is. */
const known = (
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

/** What can be offered, and the amount as it will be read. */
function Amount({ control, price }: { control: Control<Typed, unknown, Read>; price: string }) {
  const typed = useWatch({ control, name: 'offerAmount' })
  const { currency, cents } = useMoney()
  const read = offerFields(currency).shape.offerAmount.safeParse(typed)
  return (
    <>
      {currency &&
        `From ${cents(minChargeCents(currency))} to ${cents(MAX_CHARGE_CENTS)}, the most a single card payment can be.`}
      {read.success && (
        <strong className="block text-ink">
          {[`You offer ${cents(read.data)}`, besideAsking(read.data, price)].filter(Boolean).join(': ')}
        </strong>
      )}
    </>
  )
}
