import { useQuery } from '@tanstack/react-query'
import { type Control, Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { ADDRESS_SHOWN, type AddressShown } from '#contract/address'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import * as t from '#messages/listingForm'
import { placeOfLocation } from '../map/map.queries.ts'
import { Select } from '../ui/form/Select.tsx'
import { Understood } from '../ui/form/Understood.tsx'
import { HINT_PAUSE_MS, usePause } from '../ui/form/use-pause.ts'
import { AddressParts } from './AddressParts.tsx'
import type { ListingInputs } from './property.form.ts'

const shareNames: Record<AddressShown, () => string> = {
  whole: t.wholeAddress,
  street: t.streetAlone,
  town: t.townAlone,
}

type Props = {
  form: UseFormReturn<ListingInputs, unknown, ListingInputs>
  /** The saved listing; its address parts apply while its location is unchanged. */
  saved?: Partial<Pick<Property, 'location' | 'address'>> | undefined
}

export function AddressFields({ form, saved }: Props) {
  const location = useWatch({ control: form.control, name: 'location' })
  const { data } = useReadLocation(form.control)
  const isSaved = saved?.address !== undefined && saved.location === location.trim()
  return (
    <div className="grid gap-4 sm:col-span-2">
      <Controller
        name="address"
        control={form.control}
        render={({ field: { value, onChange }, formState: { errors } }) => (
          <AddressParts
            value={value}
            read={isSaved ? saved.address : data?.address}
            onChange={onChange}
            errors={errors.address}
          />
        )}
      />
      <Select
        label={t.addressShown()}
        className="sm:max-w-sm"
        hint={<BuyersSee control={form.control} />}
        {...form.register('addressShown')}
        defaultValue={form.formState.defaultValues?.addressShown}
      >
        {ADDRESS_SHOWN.map((share) => (
          <option key={share} value={share}>
            {shareNames[share]()}
          </option>
        ))}
      </Select>
    </div>
  )
}

function BuyersSee({ control }: { control: Props['form']['control'] }) {
  const [shown, address] = useWatch({ control, name: ['addressShown', 'address'] })
  const { data } = useReadLocation(control)
  if (shown === 'whole') return <Understood>{''}</Understood>
  return (
    <>
      <span className="block">{t.wholeLater()}</span>
      <Understood>{data && !address ? t.untilThen({ address: isolated(data.shown[shown]) }) : ''}</Understood>
    </>
  )
}

export function useReadLocation(control: Control<ListingInputs, unknown, ListingInputs>) {
  const location = useWatch({ control, name: 'location' })
  return useQuery(placeOfLocation(usePause(location.trim(), HINT_PAUSE_MS)))
}
