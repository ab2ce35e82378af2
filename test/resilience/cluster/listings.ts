import { sql } from 'drizzle-orm'
import { call, type Server } from '../../people/deal.ts'
import type { Person } from '../../people/make.ts'
import type { World } from '../chaos/people.ts'
import { home } from '../kill-rounds/listings.ts'

/** Every answered listing must exist exactly once. */
export function listingsOf(world: World, server: Server, agent: Person) {
  const answered = new Map<string, string>()
  return {
    count: () => answered.size,
    add: async (): Promise<number> => {
      const title = `Listing ${crypto.randomUUID()}`
      const { status, body } = await call(server, agent, 'POST', '/allProperty', { ...home, title })
      if (status === 201) answered.set(String(body.insertedId), title)
      return status
    },
    lost: async (): Promise<string[]> => {
      const { rows } = await world.db.execute<{ id: string; title: string }>(
        sql`select id, title from property where agent_email = ${agent.email} and title like 'Listing %'`,
      )
      const titles = new Map(rows.map(({ id, title }) => [id, title]))
      const missing = [...answered].filter(([id, title]) => titles.get(id) !== title)
      const isDoubled = rows.length !== new Set(titles.values()).size
      return [...missing.map(([, title]) => `${title} is lost`), ...(isDoubled ? ['a listing is there twice'] : [])]
    },
  }
}
