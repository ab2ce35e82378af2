import type { StripeElementType } from '@stripe/stripe-js'
import { vi } from 'vitest'

type Listener = (event: object) => void
type Answer = { paymentIntent: { id: string; status: string } } | { error: { type: string; message?: string } }

let current: ((key: string) => object) | undefined

/**
 * Stripe.js as documented (https://docs.stripe.com/js), without iframes. `enter` simulates typing into a field;
 * `answer` decides the result of a confirmation.
 */
export function stripeJsFake(answer: (clientSecret: string) => Promise<Answer>) {
  const keys: string[] = []
  const confirmed: unknown[] = []
  const focused: string[] = []
  const options = new Map<string, Record<string, unknown>>()
  const mounted = new Map<string, { node: HTMLElement; listeners: Map<string, Listener> }>()

  const element = (type: string) => {
    const listeners = new Map<string, Listener>()
    const made = {
      on: (event: string, listener: Listener) => {
        listeners.set(event, listener)
        return made
      },
      off: () => made,
      once: () => made,
      mount: (node: HTMLElement) => void mounted.set(type, { node, listeners }),
      update: (changed: Record<string, unknown>) => void options.set(type, { ...options.get(type), ...changed }),
      focus: () => void focused.push(type),
      destroy: () => void mounted.delete(type),
      unmount: () => {},
      type,
    }
    return made
  }
  const elements = () => {
    const made = new Map<string, ReturnType<typeof element>>()
    return {
      create: (type: string, given: Record<string, unknown>) => {
        options.set(type, given)
        const one = element(type)
        made.set(type, one)
        return one
      },
      getElement: (type: string | { __elementType: string }) =>
        made.get(typeof type === 'string' ? type : type.__elementType) ?? null,
      update: () => {},
      fetchUpdates: () => {},
    }
  }
  const stripe = {
    elements,
    createToken: () => {},
    createPaymentMethod: () => {},
    confirmCardPayment: async (clientSecret: string, data: { payment_method: { card: { type: string } } }) => {
      confirmed.push({ clientSecret, card: data.payment_method.card.type })
      return answer(clientSecret)
    },
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  }
  current = (key) => {
    keys.push(key)
    return stripe
  }
  vi.stubGlobal(
    'Stripe',
    Object.assign((key: string) => current?.(key), { version: 'endive' }),
  )
  return {
    keys,
    confirmed,
    focused,
    options,
    isReady: () => mounted.size === 3 && [...mounted.values()].every(({ listeners }) => listeners.has('change')),
    labelled: (text: string) => {
      const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === text)
      return [...mounted].find(([, { node }]) => node.id === label?.htmlFor)?.[0]
    },
    enter: (type: StripeElementType, state: { complete: boolean; empty?: boolean; error?: { message: string } }) =>
      mounted.get(type)?.listeners.get('change')?.({ elementType: type, empty: false, ...state }),
  }
}
