import type { FastifyInstance } from 'fastify'
import { figuresApi } from '#contract/figures'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { figuresOfAdmin, figuresOfAgent, figuresOfBuyer } from './figures.store.ts'
import { figuresOfHomes, figuresOfPeople } from './row-figures.store.ts'
import { waitingFor } from './waiting.ts'

export function figuresRoutes(app: FastifyInstance, gate: Gate, { now }: { now: () => Date }): void {
  const { reads } = gate
  serve(app, gate, figuresApi.ofAgent, async ({ caller }) => reads((db) => figuresOfAgent(db, caller.email, now())))
  serve(app, gate, figuresApi.ofBuyer, async ({ caller }) => reads((db) => figuresOfBuyer(db, caller, now())))
  serve(app, gate, figuresApi.ofAdmin, async () => reads((db) => figuresOfAdmin(db, now())))
  serve(app, gate, figuresApi.waiting, async ({ caller }) => ({
    groups: await reads((db) => waitingFor(db, caller, now())),
  }))
  serve(app, gate, figuresApi.ofHomes, async ({ caller, query: { ids } }) => ({
    homes: await reads((db) => figuresOfHomes(db, { ids, agentEmail: caller.email, now: now() })),
  }))
  serve(app, gate, figuresApi.ofPeople, async ({ query: { ids } }) => ({
    people: await reads((db) => figuresOfPeople(db, ids, now())),
  }))
}
