import * as fc from 'fast-check'
import type * as z from 'zod/mini'
import { calls } from '../../../src/server/pages/api-docs/openapi.ts'
import type { As } from '../../access/callers.ts'
import { everyCaller, living } from '../../access/expected.ts'
import type { Cast } from './cast.ts'
import { nearlyValid, validValue } from './from-schema.ts'
import { hostileBody, hostileHeader, hostileTexts } from './hostile.ts'

export type Manner = 'valid' | 'nearly valid' | 'nonsense'
/** `path` and `headers` are sent unencoded. */
export type FuzzedCall = {
  name: string
  as: As
  manner: Manner
  method: string
  path: string
  headers: string[]
  body: string | undefined
}

const tableOf: Record<string, string> = {
  allProperty: 'property',
  propertyId: 'property',
  offeredProperty: 'offer',
  receipts: 'offer',
  offerId: 'offer',
  users: 'app_user',
  agents: 'app_user',
  wishlist: 'wishlist_item',
  hiddenHomes: 'property',
  reviews: 'review',
  signIns: 'sign_in',
  notifications: 'notification',
  conversations: 'conversation',
  viewings: 'viewing',
  savedSearches: 'saved_search',
  feeds: 'feed',
}

const weighted = (manner: Manner, weight: number) => ({ weight, arbitrary: fc.constant(manner) })
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']

export function anyCall(cast: Cast): fc.Arbitrary<FuzzedCall> {
  return fc
    .record({
      call: fc.constantFrom(...calls),
      as: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...living) }, fc.constantFrom(...everyCaller)),
      manner: fc.oneof(weighted('valid', 4), weighted('nearly valid', 3), weighted('nonsense', 2)),
    })
    .chain(({ call: { noun, name, endpoint }, as, manner }) => {
      const isOdd = manner === 'nonsense'
      const query = queryOf(cast, endpoint.query, manner)
      const method = fc.oneof(
        { weight: isOdd ? 3 : 50, arbitrary: fc.constant<string>(endpoint.method) },
        fc.constantFrom(...METHODS),
      )
      return fc.record({
        name: fc.constant(`${noun}.${name}`),
        as: fc.constant(as),
        manner: fc.constant(manner),
        method,
        path: fc.tuple(pathOf(cast, endpoint.path, isOdd), query).map(([path, search]) => path + search),
        headers: fc.array(hostileHeader, { maxLength: isOdd ? 4 : 1, size: 'max' }),
        body: bodyOf(cast, endpoint, manner),
      })
    })
}

const textsFor = ({ ids, emails }: Cast) => {
  const all = Object.values(ids).flat()
  return (field: string) => {
    const table = tableOf[field]
    if (/email/i.test(field)) return emails
    return table ? (ids[table] ?? all) : /id|newest/i.test(field) ? all : []
  }
}

function pathOf(cast: Cast, path: string, isOdd: boolean): fc.Arbitrary<string> {
  const [, first = ''] = path.split('/')
  const usual = (name: string) => textsFor(cast)(name === 'id' ? first : name)
  const odd = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }))
  const part = (name: string) => {
    const fitting = usual(name).length > 0 ? usual(name) : Object.values(cast.ids).flat()
    const one = fc.constantFrom(...fitting).map(encodeURIComponent)
    return isOdd ? fc.oneof(one, odd.map(asEscape), odd.map(asRaw)) : one
  }
  const parts = path.split('/').map((text) => (text.startsWith(':') ? part(text.slice(1)) : fc.constant(text)))
  return fc.tuple(...parts).map((texts) => `/api${texts.join('/')}`)
}

/** Lone surrogates can't be escaped. */
const asEscape = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?')).slice(0, 4_000)
/** Removes blanks and line ends, which would end the path. */
const asRaw = (text: string) => text.replaceAll(/[\s?#]|[^\0-\xff]/gu, '').slice(0, 400)

function queryOf(cast: Cast, schema: z.ZodMiniType | undefined, manner: Manner): fc.Arbitrary<string> {
  if (!schema && manner !== 'nonsense') return fc.constant('')
  const valid = schema ? validValue(schema, textsFor(cast)) : fc.constant({})
  const value = manner === 'valid' ? valid : nearlyValid(valid)
  return value.map((fields) => {
    const pairs = Object.entries(Object(fields) as object).flatMap(([name, one]) =>
      [one]
        .flat()
        .slice(0, 20)
        .filter((text) => text !== undefined)
        .map((text) => `${asEscape(name)}=${asEscape(typeof text === 'string' ? text : JSON.stringify(text))}`),
    )
    return pairs.length > 0 ? `?${pairs.join('&')}` : ''
  })
}

type CallBody = { body?: z.ZodMiniType; file?: string }

function bodyOf(cast: Cast, { body, file }: CallBody, manner: Manner): fc.Arbitrary<string | undefined> {
  if (manner === 'nonsense') return fc.option(hostileBody, { nil: undefined, freq: 4 })
  if (!body && !file) return fc.constant(undefined)
  if (!body) return hostileBody.map((bytes) => multipart(file ?? '', bytes.slice(0, 5_000)))
  const valid = validValue(body, textsFor(cast))
  const value = manner === 'valid' ? valid : nearlyValid(valid)
  return value.map((one) => JSON.stringify(one))
}

const multipart = (field: string, bytes: string) =>
  `--x\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n${bytes}\r\n--x--\r\n`
