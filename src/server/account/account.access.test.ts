import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { accountApi } from '#contract/user/account'
import { type Callers, callAs, everybody, type TestApp } from '../../../test/people/access.ts'
import { accessTable, signedInOnly } from '../../../test/people/access-table.ts'
import { make } from '../../../test/people/make.ts'
import { testApp } from '../../../test/server/app.ts'
import { signIns } from '../db/tables/sign-in.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

/** One more sign-in of the ordinary user. */
async function oneMore(): Promise<string> {
  await make.tokenFor(app, who.user.id)
  const rows = await app.db.select({ id: signIns.id }).from(signIns).where(eq(signIns.userId, who.user.id))
  return (
    rows
      .map(({ id }) => id)
      .toSorted()
      .at(-1) ?? ''
  )
}
const end = (as: keyof Callers, id: string) => callAs(app, who[as], accountApi.endSignIn, { params: { id } })

accessTable(
  () => app,
  [
    {
      what: 'list their sign-ins',
      call: (as) => callAs(app, who[as], accountApi.signIns, {}),
      statuses: signedInOnly(200),
    },
    { what: 'end a sign-in of the user', given: oneMore, call: end, statuses: signedInOnly(404, { user: 200 }) },
    {
      what: 'end a sign-in that is not there',
      given: async () => randomUUID(),
      call: end,
      statuses: signedInOnly(404),
    },
    { what: 'end a sign-in that can’t be', given: async () => 'x', call: end, statuses: signedInOnly(404) },
    {
      what: 'download their data',
      call: (as) => callAs(app, who[as], accountApi.data, {}),
      statuses: signedInOnly(200),
    },
    {
      what: 'delete their account without a body',
      call: (as) => callAs(app, who[as], accountApi.remove, {}),
      statuses: signedInOnly(400),
    },
    {
      what: 'delete their account with a hostile password',
      call: (as) => callAs(app, who[as], accountApi.remove, { body: { password: { $ne: '' } } as never }),
      statuses: signedInOnly(422),
    },
  ],
)
