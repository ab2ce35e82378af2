import type { Database } from '../../../src/server/platform/db/database.ts'
import { call, confirm, handIn, intentIn, type Server, secretOf } from '../../people/deal.ts'
import { make } from '../../people/make.ts'
import type { Random } from './random.ts'

export type World = { db: Database; parts: { secret: string } }
export type Deal = Awaited<ReturnType<typeof newDeal>>

const DAY = 86_400_000

const MOST = 99_999_999 // that a card can be charged at once, in cents

/**
 * A home with an accepted offer and a rival's pending one. Some were accepted almost a day ago and lapse in a second.
 * `parts` is the number of card payments.
 */
export async function newDeal(world: World, random: Random, parts = 1) {
  const agent = await make.user(world, { role: 'agent' })
  const [buyer, rival] = [await make.user(world), await make.user(world)]
  const home = await make.property(world, { agent })
  const amount = (parts - 1) * MOST + 50 + random.whole(99_999_900)
  const age = random.chance(0.25) ? DAY - random.below(1500) : 0
  const acceptedAt = new Date(Date.now() - age)
  const payBefore = new Date(acceptedAt.getTime() + DAY)
  const offer = await make.offer(world, { property: home, buyer, amount, status: 'accepted', acceptedAt, payBefore })
  await make.offer(world, { property: home, buyer: rival })
  return { agent, buyer, home, offer, price: amount / 100, parts }
}

/** Writes answered with success, which must persist. `recorded` has the transaction ids of accepted receipts. */
export type AcknowledgedWrites = { bought: Set<string>; recorded: Set<string>; deleted: Set<string> }

/** Pays in one or more tabs, part by part; some close the browser before submitting a receipt. */
export async function pays(server: Server, deal: Deal, random: Random, promised: AcknowledgedWrites): Promise<void> {
  const tabs = random.pick([1, 1, 2, 5])
  const closesEarly = random.chance(0.3)
  const declinedFirst = random.chance(0.2)
  await pause(random.below(60))
  const part = async () => {
    const secret = await secretOf(server, deal)
    if (declinedFirst) await confirm(server, secret, { number: '4000000000000002' })
    await confirm(server, secret, { number: random.pick(['4242424242424242', '5555555555554444']) })
    if (closesEarly && random.chance(0.7)) return
    const { status } = await handIn(server, deal.buyer, deal.offer.id, intentIn(secret))
    if (status !== 200) return
    promised.recorded.add(intentIn(secret))
    if (await isBought(server, deal)) promised.bought.add(deal.offer.id)
  }
  const tab = async () => {
    for (let n = 0; n < deal.parts; n++) {
      await part()
      if (closesEarly && random.chance(0.3)) return
    }
  }
  await Promise.all(Array.from({ length: tabs }, tab).map(ignoreErrors))
}

const isBought = async (server: Server, { buyer, offer }: Deal) =>
  (await call(server, buyer, 'GET', `/offeredProperty/${buyer.email}/${offer.id}`)).body.status === 'Bought'

export async function deletes(server: Server, deal: Deal, random: Random, promised: AcknowledgedWrites): Promise<void> {
  await pause(random.below(150))
  const { status } = await call(server, deal.agent, 'DELETE', `/allProperty/${deal.home.id}`)
  if (status === 200) promised.deleted.add(deal.home.id)
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const ignoreErrors = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined)
