import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { properties } from '../tables/property.ts'
import { wishes } from '../tables/wishlist.ts'
import { homeById, withInterest } from './home.store.ts'
import { maySee } from './property.rules.ts'
import { isVisibleTo } from './visible-to.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(async () => app.close())

test('lists show a person the same homes as the pages of the homes do, in every state', async () => {
  const people = {
    agent: { ...(await make.user(app, { role: 'agent' })), role: 'agent' },
    admin: { ...(await make.user(app, { role: 'admin' })), role: 'admin' },
    wisher: { ...(await make.user(app)), role: null },
    bidder: { ...(await make.user(app)), role: null },
    other: { ...(await make.user(app)), role: null },
  } as const
  const gone = { email: 'gone@people.example', name: 'Gone' } satisfies Partial<Person>
  const seen: string[] = []
  for (const agent of [people.agent, gone])
    for (const status of ['verified', 'pending', 'rejected'] as const)
      for (const market of [undefined, 'underOffer', 'paused', 'soldElsewhere'] as const)
        for (const flag of [{}, { sold: true }, { withdrawn: true }]) {
          const property = await make.property(app, { agent, status, ...(market && { market }), ...flag })
          const { id } = property
          await app.db.insert(wishes).values({ userId: people.wisher.id, propertyId: id })
          await make.offer(app, { property, buyer: people.bidder, status: 'rejected' })
          const home = await homeById(app.db, id)
          if (!home) throw new Error('the home is not there')
          for (const [who, person] of Object.entries(people)) {
            const onPage = maySee(await withInterest(app.db, person, home), home)
            const inList = await app.db.$count(properties, and(eq(properties.id, id), isVisibleTo(person)))
            const what = `${who}: ${status}, ${market}, ${JSON.stringify(flag)}, ${agent.name}`
            expect([what, inList === 1]).toEqual([what, onPage])
            if (onPage) seen.push(who)
          }
        }
  expect(new Set(seen)).toEqual(new Set(Object.keys(people)))
})
