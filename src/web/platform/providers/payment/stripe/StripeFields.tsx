import { CardCvcElement, CardExpiryElement, CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeCardNumberElement, StripeElementChangeEvent, StripeElementStyle } from '@stripe/stripe-js'
import { type Ref, useImperativeHandle, useMemo, useState } from 'react'
import * as t from '#messages/cardFields'
import { FieldFrame } from '../../../../ui/form/FieldFrame.tsx'
import { useMediaQuery } from '../../../../ui/use-media-query.ts'
import type { CardHandle, Confirmation } from '../payment.ts'
import { confirmationOf, intentIdOf } from '../stripe-protocol.ts'

const fields = [
  { type: 'cardNumber', label: t.number, Element: CardNumberElement, className: 'sm:col-span-2' },
  { type: 'cardExpiry', label: t.expiry, Element: CardExpiryElement, className: '' },
  { type: 'cardCvc', label: t.cvc, Element: CardCvcElement, className: '' },
] as const
type FieldState = Pick<StripeElementChangeEvent, 'complete' | 'empty'> & { error?: string | undefined }
type All = Record<(typeof fields)[number]['type'], FieldState>

const none: FieldState = { complete: false, empty: true }

/**
 * The card fields of Stripe. Each is a Stripe frame, so that card data never passes through us. A label focuses its
 * frame, which names itself to screen readers.
 */
export function StripeFields({ ref }: { ref: Ref<CardHandle> }) {
  const stripe = useStripe()
  const elements = useElements()
  const style = useStripeLook()
  const [entered, setEntered] = useState<All>({ cardNumber: none, cardExpiry: none, cardCvc: none })

  const changed =
    (type: keyof All) => (event: StripeElementChangeEvent & { error?: { message: string } | undefined }) =>
      setEntered((all) => ({
        ...all,
        [type]: { complete: event.complete, empty: event.empty, error: event.error?.message },
      }))
  const missing = (): boolean => {
    const lacking = fields.filter(({ type }) => !entered[type].complete)
    for (const { type, label } of lacking) {
      const error = entered[type].error ?? (entered[type].empty ? t.required : t.incomplete)({ field: label() })
      setEntered((all) => ({ ...all, [type]: { ...all[type], error } }))
    }
    const [first] = lacking
    if (first) elements?.getElement(first.Element)?.focus()
    return first !== undefined
  }
  useImperativeHandle(ref, () => ({
    transactionIdOf: intentIdOf,
    async confirm(clientSecret) {
      const card = elements?.getElement(CardNumberElement)
      return !stripe || !card || missing() ? undefined : confirmAtStripe(stripe, clientSecret, card)
    },
  }))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map(({ type, label, Element, className }) => (
        <FieldFrame key={type} label={label()} required error={entered[type].error} className={className}>
          {(control) => (
            <div data-invalid={entered[type].error ? true : undefined} className={`${control.className} ${frameLook}`}>
              <Element id={control.id} className="scheme-light" options={{ style }} onChange={changed(type)} />
            </div>
          )}
        </FieldFrame>
      ))}
    </div>
  )
}

/**
 * Draws the outline around the frame, which contains the focus. Its colour scheme is light, because browsers give a
 * light-only frame a white background on a dark page.
 */
const frameLook =
  'py-3.5 data-invalid:border-danger has-[.StripeElement--focus]:border-brand ' +
  'has-[.StripeElement--focus]:outline-2 has-[.StripeElement--focus]:outline-brand'

async function confirmAtStripe(
  stripe: Stripe,
  clientSecret: string,
  card: StripeCardNumberElement,
): Promise<Confirmation> {
  try {
    const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, { payment_method: { card } })
    if (error) return confirmationOf({ type: error.type, message: error.message ?? t.unclear() })
    if (paymentIntent.status === 'succeeded') return { outcome: 'paid' }
    return { outcome: 'unknown', message: t.unclear() } // such as `processing`
  } catch {
    return { outcome: 'unknown', message: t.unclear() }
  }
}

function useStripeLook(): StripeElementStyle {
  const isNight = useMediaQuery('(prefers-color-scheme: dark)')
  return useMemo(() => {
    const [ink, muted, danger] = colours(isNight, '--color-ink', '--color-muted', '--color-danger')
    const text = { fontFamily: 'system-ui, sans-serif', fontSize: '16px' }
    return {
      base: { ...text, color: ink, iconColor: muted, '::placeholder': { color: muted } },
      invalid: { color: danger, iconColor: danger },
    }
  }, [isNight])
}

/** Resolves tokens to computed colours, because a frame of another site supports neither them nor `light-dark()`. */
function colours(isNight: boolean, ...tokens: string[]): string[] {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.colorScheme = isNight ? 'dark' : 'light'
  const seen = tokens.map((token) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  })
  probe.remove()
  return seen
}
