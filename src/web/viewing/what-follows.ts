import type { Viewing } from '#contract/viewing'
import type { ViewingClosedWhy, ViewingSide } from '#contract/viewing-status'
import { timeLeft } from '../ui/time/format.ts'

const reasons: Record<ViewingClosedWhy, string> = {
  byAgent: 'by the agent',
  byBuyer: 'by the buyer',
  sold: 'because the home has been sold',
  takenDown: 'because the home is no longer for sale',
  accountClosed: 'because an account was closed',
}

/** How a viewing stands for one of the two, in a sentence. */
export function whatFollows(viewing: Viewing, side: ViewingSide): string {
  const { status, closedWhy, heldUntil } = viewing
  if (status === 'accepted') return 'Agreed on.'
  if (status === 'lapsed') return 'Nobody answered in time.'
  if (status === 'declined' || status === 'cancelled')
    return `${status === 'declined' ? 'Declined' : 'Cancelled'}${closedWhy ? ` ${reasons[closedWhy]}` : ''}.`
  const left = heldUntil && timeLeft(heldUntil)
  const waitsForAgent = status === 'requested'
  const who = waitsForAgent === (side === 'agent') ? 'you' : waitsForAgent ? 'the agent' : 'the buyer'
  return `Waits for ${who}${left ? `: ${left}` : ''}.`
}
