import * as z from 'zod/mini'
import { Total } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { HomeClock } from './home-clock.ts'
import { Ids } from './text.ts'

export const FIGURE_DAYS = 30
export const SALES_MONTHS = 12
export const MAX_FIGURES_BY_IDS = 100

/**
 * The sales of one month. `month`: in UTC, such as `2026-11`. `amount`: their sum in the site's currency; absent unless
 * all sales were counted.
 */
const MonthOfSales = z.object({ month: z.string(), count: Total, amount: z.optional(z.number()) })
export type MonthOfSales = z.infer<typeof MonthOfSales>

const HomesByStatus = { pending: Total, verified: Total, rejected: Total, sold: Total }

/** Figures about the caller's own homes. `views` and `wishes`: in the last 30 days. */
export const AgentFigures = z.object({
  offersWaiting: Total,
  homes: z.object(HomesByStatus),
  views: z.number(),
  wishes: Total,
  soldByMonth: z.array(MonthOfSales),
})
export type AgentFigures = z.infer<typeof AgentFigures>

/** Figures of a buyer. `priceChanges`: the wishlisted homes whose price changed after the wish, in the last 30 days. */
export const BuyerFigures = z.object({ toPay: Total, waiting: Total, priceChanges: z.number() })
export type BuyerFigures = z.infer<typeof BuyerFigures>

export const AdminFigures = z.object({
  homes: z.object({ ...HomesByStatus, edited: Total }),
  newPeople: Total,
  salesByMonth: z.array(MonthOfSales),
})
export type AdminFigures = z.infer<typeof AdminFigures>

const HomeFigures = z.object({ _id: z.string(), views: z.number(), wishes: Total, offers: Total })
export type HomeFigures = z.infer<typeof HomeFigures>

/** Figures of a user, for admins. `homes`: in any status. `openOffers`: pending and accepted ones, made or received. */
const PersonFigures = z.object({ _id: z.string(), homes: Total, openOffers: Total, joinedAt: z.string() })
export type PersonFigures = z.infer<typeof PersonFigures>

export const MAX_WAITING_ROWS = 10

/**
 * The kinds of pending task. `payment`: an accepted offer of the caller. `offer`: one on the caller's homes. `viewing`:
 * a request or proposal to answer. `viewingSoon`: agreed, and within a day. `pending` and `edited`: homes, for admins.
 */
export const WaitingKind = z.enum([
  'payment',
  'viewing',
  'viewingSoon',
  'offer',
  'message',
  'rejected',
  'pending',
  'edited',
  'report',
  'failedJob',
])
export type WaitingKind = z.infer<typeof WaitingKind>

/**
 * A pending task. `_id`: of the offer, viewing, conversation, property, report or job. `at`: when it arrived; `due`:
 * the deadline; `startsAt`: of a viewing; all ISO times. `clock`: at the home of the viewing. `amount`: in the site's
 * currency.
 */
export const WaitingRow = z.object({
  _id: z.string(),
  title: z.string(),
  image: z.optional(z.string()),
  person: z.optional(z.string()),
  text: z.optional(z.string()),
  amount: z.optional(z.number()),
  at: z.string(),
  due: z.optional(z.string()),
  startsAt: z.optional(z.string()),
  clock: z.optional(HomeClock),
  ownPart: z.optional(z.enum(['agent', 'buyer'])),
})
export type WaitingRow = z.infer<typeof WaitingRow>

const WaitingGroup = z.object({ kind: WaitingKind, total: Total, rows: z.array(WaitingRow) })
export type WaitingGroup = z.infer<typeof WaitingGroup>

const ByIds = z.object({ ids: Ids(MAX_FIGURES_BY_IDS) })

export const figuresApi = {
  ofAgent: endpoint({
    method: 'GET',
    path: '/figures/agent',
    access: 'agentOrAdmin',
    summary: 'Open requests to the calling agent, and the performance of their homes',
    answer: AgentFigures,
  }),
  ofBuyer: endpoint({
    method: 'GET',
    path: '/figures/buyer',
    access: 'signedIn',
    summary: 'The caller’s offers to pay and offers without an answer, and price changes of homes on their wishlist',
    answer: BuyerFigures,
  }),
  ofAdmin: endpoint({
    method: 'GET',
    path: '/figures/admin',
    access: 'admin',
    summary: 'Homes by status, new people, and sales by month',
    answer: AdminFigures,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/figures/waiting',
    access: 'signedIn',
    summary: `The things that wait for the caller, by kind: the number and the first ${MAX_WAITING_ROWS} of each; kinds without any are left out`,
    answer: z.object({ groups: z.array(WaitingGroup) }),
  }),
  ofHomes: endpoint({
    method: 'GET',
    path: '/figures/homes',
    access: 'agentOrAdmin',
    summary: 'Views, wishes and offers of the caller’s homes; ids of other homes are left out',
    query: ByIds,
    answer: z.object({ homes: z.array(HomeFigures) }),
  }),
  ofPeople: endpoint({
    method: 'GET',
    path: '/figures/people',
    access: 'admin',
    summary: 'Homes and open offers of these people, and when they joined',
    query: ByIds,
    answer: z.object({ people: z.array(PersonFigures) }),
  }),
}
