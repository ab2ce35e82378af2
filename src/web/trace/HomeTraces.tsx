import { useEffect } from 'react'
import type { Property } from '#contract/property'
import * as t from '#messages/trace'
import { Button } from '../ui/Button.tsx'
import { LineIcon } from '../ui/LineIcon.tsx'
import { HideHome } from './HideHome.tsx'
import { keepSeen } from './seen-homes.ts'
import { CHOSEN, COMPARE } from './trace-icons.ts'
import { useCompareToggle } from './use-compare-toggle.ts'

export function HomeTraces({ property, email }: { property: Property; email: string }) {
  const { isChosen, toggle } = useCompareToggle(property, email)
  useEffect(() => keepSeen(email, property._id), [email, property._id])
  return (
    <div className="flex min-h-11 items-center gap-x-5">
      <Button
        variant="text"
        compact
        aria-pressed={isChosen}
        onClick={toggle}
        className={`-mx-4 ${isChosen ? 'text-brand!' : ''}`}
      >
        <LineIcon path={isChosen ? CHOSEN : COMPARE} />
        <span>{t.compare()}</span>
      </Button>
      {property.email !== email && <HideHome property={property} email={email} />}
    </div>
  )
}
