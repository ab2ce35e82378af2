import { decodeJwt } from 'jose'
import { accessTokens } from '../../src/server/platform/access/access-token.ts'
import { endSignIn } from '../../src/server/platform/access/sign-in.store.ts'
import { type Callers as Everybody, everybody, type TestApp } from '../people/access.ts'
import { make, type Person } from '../people/make.ts'

const worthless = ['signedOut', 'expired', 'anotherKey', 'unsigned'] as const
type Worthless = (typeof worthless)[number]

export type Callers = Everybody & Record<Worthless, Person>
export type As = keyof Callers

/** Every call must refuse these tokens, including public calls: the page then signs the person out. */
export const refusedTokens = ['deleted', ...worthless] as const satisfies As[]

export async function allCallers(app: TestApp): Promise<Callers> {
  const people = await everybody(app)
  const { admin } = people
  const tokens = accessTokens(app.parts.secret)
  const holder = { userId: admin.id, signInId: signInOf(admin.token) }
  const signedOut = await make.tokenFor(app, admin.id)
  await endSignIn(app.db, signInOf(signedOut))
  const withToken = (token: string): Person => ({ ...admin, token })
  return {
    ...people,
    signedOut: withToken(signedOut),
    expired: withToken(await tokens.issue(holder, new Date(Date.now() - 1000))),
    anotherKey: withToken(await accessTokens('another secret of thirty-two characters').issue(holder)),
    unsigned: withToken(unsigned(admin.token)),
  }
}

/** Returns a new person of the same role, who may be deleted or signed out. */
export async function another(app: TestApp, as: As): Promise<Person> {
  if (as === 'otherUser' || as === 'user') return make.user(app)
  return make.user(app, { role: as === 'otherAgent' ? 'agent' : (as as 'agent' | 'admin' | 'fraud') }) // the roles’ own names
}

export const signInOf = (token: string): string => String(decodeJwt(token).sid)

/** The same claims with the algorithm `none`. */
function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')
  return `${header}.${token.split('.')[1]}.`
}
