import { shownMoment } from './shown-moment.ts'
import { timeLeft } from './time-left.ts'

/** Until when to pay, in the reader's own time zone, and how long that is. */
export const PayBefore = ({ at, className = '' }: { at: string; className?: string }) => {
  const left = timeLeft(at)
  return (
    <p className={`text-sm text-muted ${className}`}>
      Please pay before <time dateTime={at}>{shownMoment(at)}</time> your time{left && ` (${left})`}
    </p>
  )
}
