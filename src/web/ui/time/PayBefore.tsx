import { shownMoment, timeLeft } from './format.ts'

type Props = { at: string /** What is done before then. */; words?: string; className?: string }

/** Until when to pay, in the reader's own time zone, and how long that is. */
export const PayBefore = ({ at, words = 'Please pay before', className = '' }: Props) => {
  const left = timeLeft(at)
  return (
    <p className={`text-sm text-muted ${className}`}>
      {words} <time dateTime={at}>{shownMoment(at)}</time> your time{left && ` (${left})`}
    </p>
  )
}
