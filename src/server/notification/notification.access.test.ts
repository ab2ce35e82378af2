import { afterAll, beforeAll } from 'vitest'
import { notificationApi } from '#contract/news/notification'
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
const ofUser = () => make.notification(app, who.user, 'An entry')

accessTable(
  () => app,
  [
    {
      what: 'list their own notifications',
      call: (as) => callAs(app, who[as], notificationApi.list, {}),
      statuses: signedInOnly(200),
    },
    {
      what: 'mark a user’s notification as read',
      given: ofUser,
      call: (as: As, id) => callAs(app, who[as], notificationApi.read, { params: { id }, body: { isRead: true } }),
      statuses: signedInOnly(404, { user: 200 }),
    },
    {
      what: 'mark their own as read up to one',
      given: ofUser,
      call: (as: As, id) => callAs(app, who[as], notificationApi.readAll, { body: { isRead: true, newest: id } }),
      statuses: signedInOnly(200),
    },
  ],
)
