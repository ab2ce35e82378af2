import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import type { Role } from '#contract/user'
import { userApi } from '#contract/user'
import { type Callers, callAs, everybody, type TestApp } from '../../../test/people/access.ts'
import { accessTable, signedInOnly } from '../../../test/people/access-table.ts'
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
const onlyAdmin = (status: number) => signedInOnly(403, { admin: status })
const someone = (role?: Role) => async () => (await make.user(app, role ? { role } : {})).id
const absent = async () => randomUUID()
const give = (role: Role) => (as: As, id: string) =>
  callAs(app, who[as], userApi.setRole, { params: { id }, body: { role } })
const remove = (as: As, id: string) => callAs(app, who[as], userApi.remove, { params: { id } })
const ownId = (as: As) => who[as].id || randomUUID()

accessTable(
  () => app,
  [
    { what: 'list users', call: (as) => callAs(app, who[as], userApi.list, {}), statuses: onlyAdmin(200) },
    { what: 'make a user an agent', given: someone(), call: give('agent'), statuses: onlyAdmin(200) },
    { what: 'make an agent fraud', given: someone('agent'), call: give('fraud'), statuses: onlyAdmin(200) },
    { what: 'make an agent an agent', given: someone('agent'), call: give('agent'), statuses: onlyAdmin(409) },
    { what: 'change a fraud user', given: someone('fraud'), call: give('agent'), statuses: onlyAdmin(409) },
    { what: 'delete a user', given: someone(), call: remove, statuses: onlyAdmin(200) },
    { what: 'delete a fraud user', given: someone('fraud'), call: remove, statuses: onlyAdmin(409) },
    { what: 'change somebody who is not there', given: absent, call: give('agent'), statuses: onlyAdmin(404) },
    { what: 'delete somebody who is not there', given: absent, call: remove, statuses: onlyAdmin(404) },
    { what: 'delete themselves', call: (as) => remove(as, ownId(as)), statuses: onlyAdmin(409) },
    { what: 'make themselves agent', call: (as) => give('agent')(as, ownId(as)), statuses: onlyAdmin(409) },
    {
      what: 'ask for the role of a user',
      call: (as) => callAs(app, who[as], userApi.role, { params: { email: who.user.email } }),
      statuses: signedInOnly(403, { user: 200, admin: 200 }),
    },
  ],
)
