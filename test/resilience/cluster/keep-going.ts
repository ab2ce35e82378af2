import { call, type Server } from '../../people/deal.ts'
import { make } from '../../people/make.ts'
import { pause, type World } from '../chaos/people.ts'
import { listingsOf } from './listings.ts'

const PAUSE_MS = 20

export async function keepGoing(world: World, server: Server) {
  const agent = await make.user(world, { role: 'agent' })
  const listings = listingsOf(world, server, agent)
  const answered = { listings: 0, reads: 0 }
  const unanswered = { listings: 0, reads: 0 }
  let isOver = false
  async function repeat(what: 'listings' | 'reads', expected: number, work: () => Promise<number>): Promise<void> {
    while (!isOver) {
      const status = await work().catch(() => undefined) // the connection broke
      if (status === expected) answered[what]++
      else unanswered[what]++
      await pause(PAUSE_MS)
    }
  }
  const read = async () => (await call(server, agent, 'GET', '/allProperty/status?limit=5')).status
  const work = [repeat('listings', 201, listings.add), repeat('reads', 200, read)]
  return {
    answered,
    unanswered,
    lost: listings.lost,
    stop: async () => {
      isOver = true
      await Promise.all(work)
    },
  }
}
