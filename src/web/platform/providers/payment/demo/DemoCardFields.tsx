import { zodResolver } from '@hookform/resolvers/zod'
import { type Ref, useImperativeHandle } from 'react'
import { useForm } from 'react-hook-form'
import * as t from '#messages/cardFields'
import { Field } from '../../../../ui/form/Field.tsx'
import { useFields } from '../../../../ui/form/use-fields.ts'
import type { CardHandle, Confirmation } from '../payment.ts'
import { intentIdOf } from '../stripe-protocol.ts'
import { Card } from './card.form.ts'
import { confirmAtDemo } from './confirm.ts'

export function DemoCardFields({ ref }: { ref: Ref<CardHandle> }) {
  const form = useForm({ resolver: zodResolver(Card), defaultValues: { number: '', expiry: '', cvc: '' } })
  const { field } = useFields(form)
  useImperativeHandle(ref, () => ({
    transactionIdOf: intentIdOf,
    async confirm(clientSecret) {
      let confirmation: Confirmation | undefined
      await form.handleSubmit(async (card) => {
        confirmation = await confirmAtDemo(clientSecret, card)
      })()
      return confirmation
    },
  }))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={t.number()}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        hint={t.demoHint()}
        spellCheck={false}
        className="sm:col-span-2"
        {...field('number')}
      />
      <Field
        label={t.expiry()}
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={t.monthYear()}
        {...field('expiry')}
      />
      <Field label={t.cvc()} inputMode="numeric" autoComplete="cc-csc" placeholder="123" {...field('cvc')} />
      <TestCards className="sm:col-span-2" />
    </div>
  )
}

const cards: [number: string, outcome: () => string][] = [
  ['4242 4242 4242 4242', t.charged],
  ['5555 5555 5555 4444', t.charged],
  ['3782 822463 10005', t.charged],
  ['4000 0000 0000 0002', t.declined],
  ['4000 0000 0000 9995', t.noFunds],
  ['4000 0000 0000 0069', t.expired],
  ['4000 0000 0000 0127', t.wrongCvc],
  ['4000 0000 0000 0119', t.processingError],
]

const TestCards = ({ className = '' }: { className?: string }) => (
  <details className={`rounded-field bg-accent-wash px-4 py-3 text-sm ${className}`}>
    <summary className="cursor-pointer font-semibold text-accent">{t.testCards()}</summary>
    <p className="mt-2">{t.testCardsText()}</p>
    <dl className="mt-2 grid gap-x-6 gap-y-1 min-[26rem]:grid-cols-[auto_1fr]">
      {cards.map(([number, outcome]) => (
        <div key={number} className="contents">
          <dt dir="ltr" className="font-semibold whitespace-nowrap tabular-nums rtl:text-end">
            {number}
          </dt>
          <dd className="max-[26rem]:mb-1.5">{outcome()}</dd>
        </div>
      ))}
    </dl>
  </details>
)
