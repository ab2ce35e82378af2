import { now } from '#contract/clock'
import { isolated } from '#contract/isolated'
import * as t from '#messages/wishing'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { shownMoment, timeLeft } from '../ui/time/format.ts'

type Props = { at: string; heldFor?: string; className?: string }

/** Shows the time until which an accepted offer must be paid: to its buyer, or with `heldFor` to the agent. */
export const PayBefore = ({ at, heldFor, className = '' }: Props) => (
  <p className={`text-sm text-muted ${className}`}>
    <TextWithParts text={textOf(at, heldFor)} parts={{ at: (moment) => <time dateTime={at}>{moment}</time> }} />
  </p>
)

function textOf(at: string, heldFor: string | undefined): string {
  const moment = shownMoment(at)
  const left = timeLeft(at, now())
  if (heldFor === undefined) return left ? t.payBeforeLeft({ moment, left }) : t.payBefore({ moment })
  const name = isolated(heldFor)
  return left ? t.heldUntilLeft({ name, moment, left }) : t.heldUntil({ name, moment })
}
