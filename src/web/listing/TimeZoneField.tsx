import { type ComponentProps, useState } from 'react'
import { timeZones } from '../platform/clock/time-zones.ts'
import { Button } from '../ui/Button.tsx'
import { Select } from '../ui/form/Select.tsx'

type Props = { field: Omit<ComponentProps<typeof Select>, 'label'>; chosen: string | undefined }

export function TimeZoneField({ field, chosen }: Props) {
  const [isOpen, setIsOpen] = useState(Boolean(chosen))
  if (!isOpen)
    return (
      <div className="min-[23rem]:col-span-2 sm:col-span-3">
        <p className="text-sm">Viewing hours are read by the clocks at the home’s place on the map.</p>
        <Button variant="text" compact className="-ms-4" onClick={() => setIsOpen(true)}>
          Choose the time zone
        </Button>
      </div>
    )
  return (
    <Select
      label="Time zone"
      className="min-[23rem]:col-span-2"
      hint="By it viewing hours are read, where clocks at the home are not those of its place on the map."
      {...field}
    >
      <option value="">That of its place</option>
      {timeZones(chosen).map((zone) => (
        <option key={zone}>{zone}</option>
      ))}
    </Select>
  )
}
