import * as fc from 'fast-check'
import type { Endpoint, Sends } from '../../../src/contract/endpoint.ts'
import { callAs, type TestApp } from '../../people/access.ts'
import type { Model, Someone } from './state.ts'

/** Numbers by which a move chooses, deterministic for a sequence. */
export type Choice = { who: number; what: number; how: number }
/** Checks the server's response against the model's, and updates the model. */
export type Move = (model: Model, app: TestApp, chosen: Choice) => Promise<void>
/** Rules in order: the first broken one decides the status. */
export type Refusals = [isBroken: boolean, status: number][]

export const oneOf = <Item>(items: Item[], place: number): Item | undefined => items[place % Math.max(1, items.length)]

/** Picks a sensible item in three cases of four; otherwise any, which may be refused. */
export function likely<Item>(items: Item[], chosen: Choice, makesSense: (item: Item) => boolean): Item | undefined {
  const fitting = chosen.how % 4 === 0 ? [] : items.filter(makesSense)
  return oneOf(fitting.length > 0 ? fitting : items, chosen.what)
}

export function actorOf({ people }: Model, chosen: Choice, maySucceed = (_person: Someone) => true): Someone {
  const actor = likely(people, { ...chosen, what: chosen.who }, (person) => !person.isGone && maySucceed(person))
  if (!actor) throw new Error('a sequence has people')
  return actor
}

export const ABSENT = '01980000-2710-7000-8000-000000000000'
export const idOf = (thing: { id: string } | undefined) => thing?.id ?? ABSENT

/** Expects the first applicable refusal or success; returns the body of a success. */
export async function expectCall<E extends Endpoint>(
  app: TestApp,
  who: Someone,
  endpoint: E,
  { input, refusals }: { input: Partial<Sends<E>>; refusals: Refusals },
) {
  const { status, body } = await callAs(app, who, endpoint, input)
  const [, refusal] = [[who.isGone, 401] as const, ...refusals].find(([isBroken]) => isBroken) ?? []
  const expected = refusal ?? endpoint.success ?? 200
  if (status !== expected)
    throw new Error(
      `${endpoint.method} ${endpoint.path} by ${who.role ?? 'user'} ${JSON.stringify(input)}: ${status} instead of ${expected}, ${JSON.stringify(body)}`,
    )
  return refusal === undefined ? { body } : undefined
}

export const moveOf = (name: string, move: Move): fc.Arbitrary<fc.AsyncCommand<Model, TestApp>> =>
  fc.record({ who: fc.nat(999), what: fc.nat(999), how: fc.nat(999) }).map((chosen) => ({
    check: () => true,
    run: async (model: Model, app: TestApp) => move(model, app, chosen),
    toString: () => `${name}(${Object.values(chosen).join(', ')})`,
  }))
