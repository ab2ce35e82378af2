import { useRef, useState } from 'react'
import { WEEKDAYS } from '#contract/viewing-hours'
import * as t from '#messages/viewing'
import { Button } from '../ui/Button.tsx'
import { useDismissal } from '../ui/use-dismissal.ts'
import { weekdayName } from './weekday-name.ts'

const WORKING_DAYS = WEEKDAYS.slice(0, 5)

type Props = { weekday: number; onCopy: (weekdays: number[]) => void }

export function CopyHours({ weekday, onCopy }: Props) {
  const [isOpen, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useDismissal(isOpen, area, (byKey) => {
    setOpen(false)
    if (byKey) button.current?.focus()
  })
  const copy = (days: number[]) => {
    onCopy(days.filter((day) => day !== weekday))
    setOpen(false)
    button.current?.focus()
  }
  const targets = [
    { name: t.mondayToFriday(), days: WORKING_DAYS },
    { name: t.everyDay(), days: [...WEEKDAYS] },
    ...WEEKDAYS.filter((one) => one !== weekday).map((one) => ({ name: weekdayName(one), days: [one] })),
  ]
  return (
    <div ref={area} className="relative">
      <Button
        ref={button}
        variant="text"
        compact
        aria-expanded={isOpen}
        aria-label={t.copyOf({ day: weekdayName(weekday) })}
        onClick={() => setOpen(!isOpen)}
      >
        {t.copyTo()}
      </Button>
      <div
        hidden={!isOpen}
        className="absolute start-0 top-full z-10 w-max rounded-card border border-line bg-surface p-2 shadow-card sm:start-auto sm:end-0"
      >
        <ul className="grid">
          {targets.map(({ name, days }) => (
            <li key={name} className="grid">
              <Button variant="text" compact onClick={() => copy(days)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
