import { type ComponentProps, useState } from 'react'
import * as listingFields from '#messages/listingFields'
import * as t from '#messages/listingForm'
import { timeZones } from '../platform/clock/time-zones.ts'
import { Button } from '../ui/Button.tsx'
import { Select } from '../ui/form/Select.tsx'

type Props = { field: Omit<ComponentProps<typeof Select>, 'label'>; chosen: string | undefined }

export function TimeZoneField({ field, chosen }: Props) {
  const [isOpen, setIsOpen] = useState(Boolean(chosen))
  if (!isOpen)
    return (
      <div className="min-[23rem]:col-span-2 sm:col-span-3">
        <p className="text-sm">{t.homeClocks()}</p>
        <Button variant="text" compact className="-ms-4" onClick={() => setIsOpen(true)}>
          {t.chooseTimeZone()}
        </Button>
      </div>
    )
  return (
    <Select label={listingFields.timeZone()} className="min-[23rem]:col-span-2" hint={t.timeZoneHint()} {...field}>
      <option value="">{t.placeTimeZone()}</option>
      {timeZones(chosen).map((zone) => (
        <option key={zone}>{zone}</option>
      ))}
    </Select>
  )
}
