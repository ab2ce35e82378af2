import { now } from '#contract/clock'
import { shownMoment, timeLeft } from '../ui/time/format.ts'

type Props = { at: string /** What is done before then. */; words?: string; className?: string }

export const PayBefore = ({ at, words = 'Please pay before', className = '' }: Props) => {
  const left = timeLeft(at, now())
  return (
    <p className={`text-sm text-muted ${className}`}>
      <span>{`${words} `}</span>
      <time dateTime={at}>{shownMoment(at)}</time>
      <span>{left ? ` your time (${left})` : ' your time'}</span>
    </p>
  )
}
