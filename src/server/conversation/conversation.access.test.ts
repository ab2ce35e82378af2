import { afterAll, beforeAll } from 'vitest'
import { conversationApi } from '#contract/news/conversation'
import { reportApi } from '#contract/news/report'
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
const home = async () => (await make.property(app, { agent: who.agent })).id
const offer = async () =>
  (await make.offer(app, { property: await make.property(app, { agent: who.agent }), buyer: who.user })).id
/** Between `user`, as the buyer, and `agent`. */
const conversation = async () =>
  make.conversation(app, {
    property: await make.property(app, { agent: who.agent }),
    buyer: who.user,
    agent: who.agent,
  })
const report = async () => make.report(app, await conversation(), who.user)
/** For its two people alone: it is not there for anybody else, admins included. */
const ofTheTwo = (status: number) => signedInOnly(404, { user: status, agent: status })
const adminOnly = (status: number) => signedInOnly(403, { admin: status })

accessTable(
  () => app,
  [
    {
      what: 'list their own conversations',
      given: conversation,
      call: (as: As) => callAs(app, who[as], conversationApi.list, {}),
      statuses: signedInOnly(200),
    },
    {
      what: 'see whom they would ask about a home',
      given: home,
      call: (as: As, id) => callAs(app, who[as], conversationApi.addressee, { query: { propertyId: id } }),
      statuses: signedInOnly(200, { agent: 409 }),
    },
    {
      what: 'ask about a home',
      given: home,
      call: (as: As, id) => callAs(app, who[as], conversationApi.begin, { body: { propertyId: id, text: 'Hello' } }),
      statuses: signedInOnly(201, { agent: 409, fraud: 409 }),
    },
    {
      what: 'write about an offer',
      given: offer,
      call: (as: As, id) => callAs(app, who[as], conversationApi.begin, { body: { offerId: id, text: 'Hello' } }),
      statuses: signedInOnly(404, { user: 201, agent: 201 }),
    },
    {
      what: 'see a conversation',
      given: conversation,
      call: (as: As, id) => callAs(app, who[as], conversationApi.one, { params: { id } }),
      statuses: ofTheTwo(200),
    },
    {
      what: 'read the messages of a conversation',
      given: conversation,
      call: (as: As, id) => callAs(app, who[as], conversationApi.messages, { params: { id } }),
      statuses: ofTheTwo(200),
    },
    {
      what: 'write in a conversation',
      given: conversation,
      call: (as: As, id) => callAs(app, who[as], conversationApi.write, { params: { id }, body: { text: 'Hello' } }),
      statuses: ofTheTwo(201),
    },
    {
      what: 'mark a conversation as read',
      given: conversation,
      call: (as: As, id) => callAs(app, who[as], conversationApi.read, { params: { id }, body: { readUpTo: id } }),
      statuses: ofTheTwo(200),
    },
    {
      what: 'unblock the other of a conversation',
      given: conversation,
      call: (as: As, id) => callAs(app, who[as], conversationApi.unblock, { params: { id } }),
      statuses: ofTheTwo(200),
    },
    {
      what: 'report a conversation',
      given: conversation,
      call: (as: As, id) =>
        callAs(app, who[as], conversationApi.report, { params: { id }, body: { reason: 'A scam' } }),
      statuses: ofTheTwo(201),
    },
    {
      what: 'list reported conversations',
      call: (as: As) => callAs(app, who[as], reportApi.list, {}),
      statuses: adminOnly(200),
    },
    {
      what: 'read a reported conversation',
      given: report,
      call: (as: As, id) => callAs(app, who[as], reportApi.messages, { params: { id } }),
      statuses: adminOnly(200),
    },
    {
      what: 'dismiss a report',
      given: report,
      call: (as: As, id) => callAs(app, who[as], reportApi.decide, { params: { id }, body: { status: 'dismissed' } }),
      statuses: adminOnly(200),
    },
    {
      what: 'block the other of a conversation',
      given: conversation,
      call: async (as: As, id) => {
        const answer = await callAs(app, who[as], conversationApi.block, { params: { id } })
        if (answer.status === 200) await callAs(app, who[as], conversationApi.unblock, { params: { id } })
        return answer
      },
      statuses: ofTheTwo(200),
    },
  ],
)
