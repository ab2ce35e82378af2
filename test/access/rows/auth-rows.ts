import { generateKeyPairSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { identitySessions } from '../../../src/server/platform/db/tables/identity.ts'
import { claimsOf, signed, unsigned } from '../../people/id-tokens.ts'
import type { As } from '../callers.ts'
import type { RowsOf } from '../row.ts'
import type { World } from '../world.ts'

async function idTokenOf({ app, who, key }: World, as: As): Promise<string> {
  const { email } = who[as]
  const sid = `session of ${as}`
  if (as === 'anonymous') return ''
  if (as === 'expired') return signed(key, claimsOf(email, { sid, exp: Math.floor(Date.now() / 1000) - 60 }))
  if (as === 'unsigned') return unsigned(claimsOf(email, { sid }))
  if (as === 'anotherKey') {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    return signed({ ...key, privateKey }, claimsOf(email, { sid }))
  }
  const token = await signed(key, claimsOf(email, { sid }))
  if (as === 'signedOut') await app.db.delete(identitySessions).where(eq(identitySessions.id, sid))
  return token
}

export const authRows: RowsOf<'auth'> = {
  token: [
    {
      what: 'get an access token for their own address',
      tokenOf: idTokenOf,
      send: ({ caller }) => ({ body: { email: caller.email } }),
      but: [
        {
          status: 200,
          for: ['user', 'otherUser', 'agent', 'otherAgent', 'admin', 'fraud'],
          because: 'their ID token proves the address; what they may do is asked at each call (D-27)',
        },
        {
          status: 200,
          for: ['deleted'],
          because: 'who signs in again after a deletion is a new, ordinary user (D-27)',
        },
      ],
    },
    {
      what: 'get an access token for another’s address',
      tokenOf: idTokenOf,
      send: ({ who }) => ({ body: { email: who.admin.email } }),
      but: [{ status: 200, for: ['admin'], because: 'it is their own' }],
    },
    { what: 'get an access token with an access token', send: ({ caller }) => ({ body: { email: caller.email } }) },
  ],
  signOut: [{ what: 'sign out', isTheLast: true }],
}
