import * as z from 'zod/mini'

/** The status of a viewing. `requested`: the agent has to answer. `proposed`: the buyer has to answer. */
export const ViewingStatus = z.enum(['requested', 'proposed', 'accepted', 'declined', 'cancelled', 'lapsed'])
export type ViewingStatus = z.infer<typeof ViewingStatus>

export const ViewingClosedWhy = z.enum(['byAgent', 'byBuyer', 'sold', 'takenDown', 'accountClosed'])
export type ViewingClosedWhy = z.infer<typeof ViewingClosedWhy>

export const ViewingSide = z.enum(['agent', 'buyer'])
export type ViewingSide = z.infer<typeof ViewingSide>

type Move = { from: Partial<Record<ViewingSide | 'app', readonly ViewingStatus[]>>; to: ViewingStatus }

/** The statuses from which the agent, the buyer or the server (`app`) may make each change, and the status after it. */
export const viewingMoves = {
  accept: { from: { agent: ['requested'], buyer: ['proposed'] }, to: 'accepted' },
  decline: { from: { agent: ['requested'], buyer: ['proposed'] }, to: 'declined' },
  propose: { from: { agent: ['requested', 'proposed'] }, to: 'proposed' },
  cancel: { from: { agent: ['proposed', 'accepted'], buyer: ['requested', 'proposed', 'accepted'] }, to: 'cancelled' },
  lapse: { from: { app: ['requested', 'proposed'] }, to: 'lapsed' },
  close: { from: { app: ['requested', 'proposed', 'accepted'] }, to: 'cancelled' },
} as const satisfies Record<string, Move>
export type ViewingMove = keyof typeof viewingMoves

export const statusesBefore = (move: ViewingMove, by: ViewingSide | 'app'): readonly ViewingStatus[] => {
  const { from }: Move = viewingMoves[move]
  return from[by] ?? []
}

export const viewingCan = (move: ViewingMove, { status }: { status: ViewingStatus }, by: ViewingSide): boolean =>
  statusesBefore(move, by).includes(status)

export const isHeld = ({ status }: { status: ViewingStatus }): boolean =>
  status === 'requested' || status === 'proposed'
