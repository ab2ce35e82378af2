import { v7 } from 'uuid'
import { feedAddresses, feedHomes, feedRuns, feeds } from '../../../src/server/product/tables/feed.ts'
import { make } from '../../people/make.ts'
import type { RowsOf } from '../row.ts'
import type { World } from '../world.ts'
import { notTheirs } from './exceptions.ts'

async function feed({ app, who }: World, source: 'upload' | 'address' = 'address'): Promise<string> {
  const id = v7()
  const address = source === 'address' ? 'https://agency.example/homes.xml' : null
  const values = {
    id,
    ownerId: who.agent.id,
    name: 'Stock',
    format: 'auto',
    source,
    address,
    isWholeStock: true,
  } as const
  await app.db.insert(feeds).values({ ...values, schedule: 'manual' })
  await app.db.insert(feedHomes).values({ id: v7(), feedId: id, reference: '1', hash: '', said: {} })
  return id
}
const ofAgent = (world: World) => feed(world)
const theirs = notTheirs('otherAgent')
const byId = ({ id }: { id: string }) => ({ params: { id } })

async function withRun(world: World): Promise<string> {
  const id = await feed(world)
  await world.app.db.insert(feedRuns).values({ id, feedId: id, state: 'done', isTrial: false })
  return id
}

export const feedRows: RowsOf<'feed'> = {
  list: [{ what: 'list feeds' }],
  one: [{ what: 'read an agent’s feed', given: ofAgent, send: byId, but: [theirs] }],
  add: [
    {
      what: 'add a feed of their own',
      send: { body: { name: 'Stock', format: 'auto', source: 'upload', isWholeStock: true, schedule: 'manual' } },
    },
    {
      what: 'add a feed of sold prices',
      send: {
        body: { name: 'Sales', format: 'soldPrices', source: 'upload', isWholeStock: false, schedule: 'manual' },
      },
      but: [{ status: 403, for: ['agent', 'otherAgent'], because: 'only admins bring sold prices (P-300)' }],
    },
  ],
  change: [
    {
      what: 'pause an agent’s feed',
      given: ofAgent,
      send: ({ id }) => ({ params: { id }, body: { isPaused: true } }),
      but: [theirs],
    },
    {
      what: 'rename an agent’s feed',
      given: ofAgent,
      send: ({ id }) => ({ params: { id }, body: { name: 'Mine' } }),
      but: [
        theirs,
        {
          status: 403,
          for: ['admin'],
          because: 'an admin pauses and trusts feeds, and changes nothing else of them (P-264)',
        },
      ],
    },
    {
      what: 'trust an agent’s feed',
      given: ofAgent,
      send: ({ id }) => ({ params: { id }, body: { isTrusted: true } }),
      but: [theirs, { status: 403, for: ['agent'], because: 'only admins trust a feed (P-264)' }],
    },
  ],
  remove: [{ what: 'delete an agent’s feed', given: ofAgent, send: byId, but: [theirs] }],
  upload: [
    {
      what: 'upload the file of an agent’s feed',
      given: (world) => feed(world, 'upload'),
      send: byId,
      file: new Uint8Array([105, 100]),
      but: [theirs],
    },
  ],
  run: [
    {
      what: 'run an agent’s feed',
      given: ofAgent,
      send: ({ id }) => ({ params: { id }, body: { isTrial: true } }),
      but: [theirs],
    },
  ],
  runs: [{ what: 'list the runs of an agent’s feed', given: ofAgent, send: byId, but: [theirs] }],
  details: [
    {
      what: 'read a run of an agent’s feed',
      given: withRun,
      send: ({ id }) => ({ params: { id, run: id } }),
      but: [theirs],
    },
  ],
  kept: [{ what: 'list the homes with kept fields of an agent’s feed', given: ofAgent, send: byId, but: [theirs] }],
}

export const feedAddressRows: RowsOf<'feedAddress'> = {
  read: [{ what: 'read the address of their homes for portals' }],
  make: [{ what: 'make an address of their homes for portals' }],
  remove: [{ what: 'end the address of their homes for portals' }],
  files: [
    {
      what: 'fetch an agent’s homes for sale at their secret address',
      given: async ({ app }) => {
        const { id: ownerId } = await make.user(app, { role: 'agent' })
        await app.db.insert(feedAddresses).values({ ownerId, secret: ownerId })
        return ownerId
      },
      send: ({ id }) => ({ params: { secret: id, format: 'blm' } }), // which names no agent
    },
  ],
}
