import { afterAll, beforeAll } from 'vitest'
import { savedSearchApi } from '#contract/news/saved-search'
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
const ofUser = () => make.savedSearch(app, who.user)
const body = { name: 'Bath', query: { q: 'bath' } }

accessTable(
  () => app,
  [
    {
      what: 'list their own saved searches',
      call: (as) => callAs(app, who[as], savedSearchApi.list, {}),
      statuses: signedInOnly(200),
    },
    {
      what: 'save a search',
      call: (as) => callAs(app, who[as], savedSearchApi.save, { body }),
      statuses: signedInOnly(201),
    },
    {
      what: 'read a user’s saved search',
      given: ofUser,
      call: (as: As, id) => callAs(app, who[as], savedSearchApi.one, { params: { id } }),
      statuses: signedInOnly(404, { user: 200 }),
    },
    {
      what: 'change a user’s saved search',
      given: ofUser,
      call: (as: As, id) => callAs(app, who[as], savedSearchApi.change, { params: { id }, body: { name: 'Mine' } }),
      statuses: signedInOnly(404, { user: 200 }),
    },
    {
      what: 'delete a user’s saved search',
      given: ofUser,
      call: (as: As, id) => callAs(app, who[as], savedSearchApi.remove, { params: { id } }),
      statuses: signedInOnly(404, { user: 200 }),
    },
  ],
)
