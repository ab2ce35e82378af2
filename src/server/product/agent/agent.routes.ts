import type { FastifyInstance } from 'fastify'
import { agentApi } from '#contract/agent'
import * as t from '#messages/refusals'
import type { Database } from '../../platform/db/database.ts'
import { type Gate, serve, serveKept } from '../../platform/http/serve.ts'
import { clientAddress } from '../../platform/rate-limit/client-address.ts'
import { costlyReads } from '../../platform/rate-limit/costly-reads.ts'
import { Refusal } from '../../refusal.ts'
import { ratingOfAgent } from '../property/rating.store.ts'
import { listedTo } from '../property/shown-property.ts'
import { whoHides } from '../search/conditions/who-hides.search.ts'
import type { PublicTag } from '../tables/public-tags.ts'
import { agentById, agentsNamed, contactsShownBy, countHomes, homesForSaleOf, showContacts } from './agent.store.ts'

const madeOf = (): PublicTag[] => ['app_user', 'property', 'offer', 'review']
const madeOfNames = (): PublicTag[] => ['app_user', 'property']

export function agentRoutes(app: FastifyInstance, gate: Gate): void {
  const { db, reads } = gate
  const inTurn = costlyReads()

  serveKept(app, gate, agentApi.named, madeOfNames, async ({ query, request }) => ({
    agents: await inTurn(clientAddress(request), () => reads((db) => agentsNamed(db, query.q))),
  }))

  serveKept(app, gate, agentApi.one, madeOf, async ({ params, request }) => {
    const { email, ...agent } = await knownAgent(db, params.id)
    return inTurn(clientAddress(request), async () => {
      const [homes, rating] = await Promise.all([countHomes(db, email), ratingOfAgent(db, email)])
      return { ...agent, ...homes, rating }
    })
  })

  serve(app, gate, agentApi.contactsShown, async ({ caller }) => ({
    contactsShown: await contactsShownBy(db, caller.id),
  }))

  serve(app, gate, agentApi.showContacts, async ({ caller, body }) => ({
    modifiedCount: await showContacts(db, caller.id, body.contactsShown),
  }))

  serveKept(app, gate, agentApi.homes, madeOf, async ({ caller, params, query, request }) => {
    const [{ email }, hiddenBy] = await Promise.all([knownAgent(db, params.id), whoHides(db, caller)])
    const { rows, ...page } = await inTurn(clientAddress(request), () =>
      reads((db) => homesForSaleOf(db, email, { page: query, hiddenBy })),
    )
    return { ...page, rows: rows.map((home) => listedTo(caller, home)) }
  })
}

async function knownAgent(db: Database, id: string) {
  const agent = await agentById(db, id)
  if (!agent) throw new Refusal('notFound', t.noSuchAgent)
  return agent
}
