import { Controller } from 'react-hook-form'
import { brandInText } from '#contract/brand'
import type { HomeClock } from '#contract/home-clock'
import { offsetName } from '#contract/utc-offsets'
import * as t from '#messages/listingForm'
import { clockOf, clockOfForm, ownTimeZone } from '../platform/clock/home-clock.ts'
import { Field } from '../ui/form/Field.tsx'
import { Select } from '../ui/form/Select.tsx'
import { momentBy } from '../ui/time/clock.ts'
import { shownAuctionAt } from './auction.form.ts'
import type { FactsFieldsProps } from './FactsFields.tsx'

/** `before`: the saved clock. `clock`: the one chosen in the form; without either, the agent's own is used. */
export type FormClocks = { before: HomeClock | undefined; clock: HomeClock | undefined }

export function AuctionFields({ form, field, before, clock }: FactsFieldsProps & FormClocks) {
  const { defaultValues } = form.formState
  const choice = (name: 'auctionConditional' | 'auctionClosesOffers') => ({
    ...field(name),
    required: false,
    defaultValue: defaultValues?.[name],
  })
  const by = clockOfForm(before)
  return (
    <fieldset className="grid min-w-0 items-start gap-x-5 gap-y-4 sm:col-span-2 sm:grid-cols-3">
      <legend className="mb-3 text-sm font-bold">{t.theAuction()}</legend>
      <Controller
        name="auctionAt"
        control={form.control}
        render={({ field: { value, onChange, ...rest }, fieldState: { error } }) => (
          <Field
            label={t.dayAndTime()}
            type="datetime-local"
            required={false}
            hint={
              clock
                ? t.homeClock({ zone: zoneOf(clock, shownAuctionAt(by, value)) })
                : t.ownClock({ zone: ownTimeZone() })
            }
            error={error?.message}
            {...rest}
            value={shownAuctionAt(by, value)}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      />
      <Select label={t.auctionTerms()} {...choice('auctionConditional')}>
        <option value="">{t.notGiven()}</option>
        <option value="false">{t.unconditional()}</option>
        <option value="true">{t.conditional()}</option>
      </Select>
      <Select label={t.offersHere({ brand: brandInText() })} {...choice('auctionClosesOffers')}>
        <option value={defaultValues?.auctionClosesOffers === 'false' ? 'false' : ''}>{t.stayOpen()}</option>
        <option value="true">{t.endAtAuction()}</option>
      </Select>
    </fieldset>
  )
}

function zoneOf(clock: HomeClock, local: string): string {
  const moment = Date.parse(momentBy(clockOf(clock), local))
  return offsetName(clockOf(clock)(Number.isNaN(moment) ? Date.now() : moment))
}
