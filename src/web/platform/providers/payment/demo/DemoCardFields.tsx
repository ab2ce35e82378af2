import { zodResolver } from '@hookform/resolvers/zod'
import { type Ref, useImperativeHandle } from 'react'
import { useForm } from 'react-hook-form'
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
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        hint="This is a demo: 4242 4242 4242 4242 is charged, and no money moves."
        spellCheck={false}
        className="sm:col-span-2"
        {...field('number')}
      />
      <Field label="Expiry" inputMode="numeric" autoComplete="cc-exp" placeholder="MM/YY" {...field('expiry')} />
      <Field label="CVC" inputMode="numeric" autoComplete="cc-csc" placeholder="123" {...field('cvc')} />
      <TestCards className="sm:col-span-2" />
    </div>
  )
}

const cards: [number: string, outcome: string][] = [
  ['4242 4242 4242 4242', 'is charged'],
  ['5555 5555 5555 4444', 'is charged'],
  ['3782 822463 10005', 'is charged'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 0069', 'has expired'],
  ['4000 0000 0000 0127', 'has a wrong CVC'],
  ['4000 0000 0000 0119', 'meets a processing error'],
]

const TestCards = ({ className = '' }: { className?: string }) => (
  <details className={`rounded-field bg-accent-wash px-4 py-3 text-sm ${className}`}>
    <summary className="cursor-pointer font-semibold text-accent">Test cards of this demo</summary>
    <p className="mt-2">No real card is charged here. Any future date and any three digits work (four for 3782…).</p>
    <dl className="mt-2 grid gap-x-6 gap-y-1 min-[26rem]:grid-cols-[auto_1fr]">
      {cards.map(([number, outcome]) => (
        <div key={number} className="contents">
          <dt className="font-semibold whitespace-nowrap tabular-nums">{number}</dt>
          <dd className="max-[26rem]:mb-1.5">{outcome}</dd>
        </div>
      ))}
    </dl>
  </details>
)
