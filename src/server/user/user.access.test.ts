import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#contract/user'
import { userApi } from '#contract/user'
import { type Callers, callAs, everybody, everyRow, type TestApp } from '../../../test/people/access.ts'
import { make } from '../../../test/people/make.ts'
import { testApp } from '../../../test/server/app.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

type As = keyof Callers
const onlyAdmin = (status: number) =>
  ({
    anonymous: 401,
    user: 403,
    otherUser: 403,
    agent: 403,
    otherAgent: 403,
    admin: status,
    fraud: 403,
    deleted: 401,
  }) as const

const cells: [what: string, call: (as: As) => ReturnType<typeof callAs>, Record<As, number>][] = [
  ['list users', (as) => callAs(app, who[as], userApi.list, {}), onlyAdmin(200)],
  ['make a user an agent', async (as) => give(as, await someone(), 'agent'), onlyAdmin(200)],
  ['make an agent fraud', async (as) => give(as, await someone('agent'), 'fraud'), onlyAdmin(200)],
  ['make an agent an agent', async (as) => give(as, await someone('agent'), 'agent'), onlyAdmin(409)],
  ['change a fraud user', async (as) => give(as, await someone('fraud'), 'agent'), onlyAdmin(409)],
  ['delete a user', async (as) => remove(as, await someone()), onlyAdmin(200)],
  ['delete a fraud user', async (as) => remove(as, await someone('fraud')), onlyAdmin(409)],
  ['change somebody who is not there', (as) => give(as, randomUUID(), 'agent'), onlyAdmin(404)],
  ['delete somebody who is not there', (as) => remove(as, randomUUID()), onlyAdmin(404)],
  ['delete themselves', (as) => remove(as, who[as].id || randomUUID()), onlyAdmin(409)],
  ['make themselves agent', (as) => give(as, who[as].id || randomUUID(), 'agent'), onlyAdmin(409)],
  [
    'ask for the role of a user',
    (as) => callAs(app, who[as], userApi.role, { params: { email: who.user.email } }),
    { ...onlyAdmin(200), user: 200 },
  ],
]

test.each(cells)('who may %s', async (_what, call, expected) => {
  for (const as of Object.keys(expected) as As[]) {
    const answer = await call(as)
    expect([as, answer.status]).toEqual([as, expected[as]])
  }
})

const someone = async (role?: Role) => (await make.user(app, role ? { role } : {})).id
const give = (as: As, id: string, role: Role) =>
  unchangedIfRefused(() => callAs(app, who[as], userApi.setRole, { params: { id }, body: { role } }))
const remove = (as: As, id: string) =>
  unchangedIfRefused(() => callAs(app, who[as], userApi.remove, { params: { id } }))

async function unchangedIfRefused(call: () => ReturnType<typeof callAs>) {
  const before = await everyRow(app)
  const answer = await call()
  if (answer.status >= 400) expect(await everyRow(app)).toBe(before)
  return answer
}
