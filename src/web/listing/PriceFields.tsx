import { useWatch } from 'react-hook-form'
import { PRICE_KINDS } from '#contract/fact-options'
import { priceKindLabels } from '#contract/price'
import * as listingFields from '#messages/listingFields'
import * as t from '#messages/listingForm'
import { useMoney } from '../platform/api/use-money.ts'
import { Field } from '../ui/form/Field.tsx'
import { Select } from '../ui/form/Select.tsx'
import { AuctionFields, type FormClocks } from './AuctionFields.tsx'
import type { FactsFieldsProps } from './FactsFields.tsx'
import { PriceHint } from './PriceHint.tsx'
import { hasAuction } from './property.form.ts'

type Props = FactsFieldsProps & FormClocks

export function PriceFields({ form, field, ...clocks }: Props) {
  const money = useMoney()
  const kind = useWatch({ control: form.control, name: 'priceKind' })
  const { defaultValues, isSubmitted } = form.formState
  const single = money.amount(250_000)
  return (
    <>
      <Select
        label={t.askedAs()}
        {...field('priceKind', { onChange: () => isSubmitted && void form.trigger('price') })}
        required={false}
        defaultValue={defaultValues?.priceKind}
      >
        <option value="">{t.asWritten()}</option>
        {PRICE_KINDS.map((each) => (
          <option key={each} value={each}>
            {priceKindLabels[each]()}
          </option>
        ))}
      </Select>
      {kind === 'onApplication' ? (
        <p className="self-center text-sm text-muted">{t.onApplication()}</p>
      ) : (
        <Field
          label={listingFields.price()}
          placeholder={
            kind === '' || kind === 'range' || kind === 'guide' ? `${single} – ${money.amount(300_000)}` : single
          }
          hint={<PriceHint control={form.control} />}
          {...field('price')}
          required={kind !== 'auction'}
        />
      )}
      {hasAuction(kind, defaultValues) && <AuctionFields form={form} field={field} {...clocks} />}
    </>
  )
}
