import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'

const endpoints: Endpoint[] = Object.values(api).flatMap((group) => Object.values<Endpoint>(group))
const words = (text: string) => text.split(' ').filter(Boolean)

/** The table of calls of P-47: method, path, what is sent, what is read from the answer. */
const specified: [method: string, path: string, sent: string, read: string][] = [
  ['POST', '/jwt', 'email', 'token'],
  ['GET', '/users/admin/:email', '', 'role'],
  ['GET', '/users', '', ''],
  ['POST', '/users', 'name email', ''],
  ['PATCH', '/users/admin/:id', 'role', 'modifiedCount'],
  ['DELETE', '/users/:id', '', 'deletedCount'],
  ['GET', '/allProperty', '?email', ''],
  ['GET', '/allProperty/status', '', ''],
  [
    'GET',
    '/allProperty/:id',
    '',
    '_id title date location price email name agentImage propertyImage description status',
  ],
  ['POST', '/allProperty', 'title date location price agentImage propertyImage description', 'insertedId'],
  ['PATCH', '/allProperty/:id', 'status', ''],
  ['PUT', '/allProperty/:id', 'title location price propertyImage', 'modifiedCount'],
  ['DELETE', '/allProperty/:id', '', ''],
  ['POST', '/wishlist', 'title location agentEmail', 'insertedId'],
  ['GET', '/wishlist/:email', '', ''],
  [
    'GET',
    '/wishlist/:email/:id',
    '',
    '_id userEmail userName propertyImage title location agentName agentEmail agentImage status price',
  ],
  ['DELETE', '/wishlist/:id', '', ''],
  ['POST', '/offeredProperty', 'title buyingDate location offerAmount agentEmail', ''],
  ['GET', '/offeredProperty/:email', '', ''],
  [
    'GET',
    '/offeredProperty/:email/:id',
    '',
    '_id title buyingDate location offerAmount agentName agentEmail buyerEmail buyerName propertyImage status transactionId',
  ],
  ['GET', '/offeredProperty', '?agentEmail ?status', ''],
  ['PATCH', '/offeredProperty/:id', 'status transactionId', ''],
  ['POST', '/reviews', 'propertyTitle agentName reviewTime reviewDescription', ''],
  ['GET', '/reviews', '', ''],
  ['GET', '/reviews/:email', '', ''],
  ['DELETE', '/reviews/:id', '', ''],
  ['POST', '/create-payment-intent', 'price', 'clientSecret'],
]

test.each(specified)('%s %s is declared once, with the names of the specification', (method, path, sent, read) => {
  const found = endpoints.filter((endpoint) => endpoint.method === method && endpoint.path === path)
  expect(found).toHaveLength(1)
  const fields = [...namesIn(found[0]?.body), ...namesIn(found[0]?.query).map((name) => `?${name}`)]
  expect(fields).toEqual(expect.arrayContaining(words(sent)))
  expect(namesIn(found[0]?.answer)).toEqual(expect.arrayContaining(words(read)))
})

test('every list is paged, and only lists are', () => {
  for (const { answer, paged } of endpoints) expect(answer.def.type === 'array').toBe(paged === true)
})

test('every call that creates a row answers 201, and no other call does', () => {
  for (const { answer, success } of endpoints) expect(namesIn(answer).includes('insertedId')).toBe(success === 201)
})

/** The field names of an object, or of all members of a union. */
function namesIn(schema: z.ZodMiniType | undefined): string[] {
  const def = schema?.def as { shape?: object; options?: z.ZodMiniType[] } | undefined // zod's own description of itself
  return [...Object.keys(def?.shape ?? {}), ...(def?.options ?? []).flatMap(namesIn)]
}
