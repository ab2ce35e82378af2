import { zodResolver } from '@hookform/resolvers/zod'
import { type Ref, useImperativeHandle } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '../../../ui/form/Field.tsx'
import { useFields } from '../../../ui/form/use-fields.ts'
import type { CardHandle, Confirmation } from '../payment.ts'
import { intentIdOf } from '../stripe-protocol.ts'
import { Card } from './card.form.ts'
import { confirmAtDemo } from './confirm.ts'
import { TestCards } from './TestCards.tsx'

/** The card fields of the demo processor: they take its test cards only, and keep nothing of them. */
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
