import { homeReports } from '../../../src/server/product/tables/home-report.ts'
import { make } from '../../people/make.ts'
import type { About, RowsOf } from '../row.ts'
import { absent, home, NO_ID, type World } from '../world.ts'
import { notPublic } from './exceptions.ts'

const sent = ({ id }: About) => ({ params: { id }, body: { reason: 'facts' as const, text: 'It has no garden.' } })
const own = { status: 409, for: ['agent' as const], because: 'no one reports their own home (P-274)' }

async function report({ app, who }: World) {
  const { id: propertyId, title } = await make.property(app, { agent: who.agent })
  const values = {
    propertyId,
    title,
    agentId: who.agent.id,
    reporterId: who.user.id,
    reason: 'facts',
    text: 'x',
  } as const
  const [row] = await app.db.insert(homeReports).values(values).returning({ id: homeReports.id })
  return row?.id ?? ''
}

const decide = ({ id }: About) => ({ params: { id }, body: { status: 'dismissed' as const } })

export const homeReportRows: RowsOf<'homeReport'> = {
  make: [
    { what: 'report a home', given: home(), send: sent, but: [own] },
    {
      what: 'report a pending home',
      given: home({ status: 'pending' }),
      send: sent,
      but: [notPublic(), own],
    },
    { what: 'report a home that is not there', given: absent, send: sent, answers: 404 },
  ],
  list: [{ what: 'list reported homes' }],
  decide: [
    { what: 'dismiss a report of a home', given: report, send: decide },
    {
      what: 'dismiss a report that is not there',
      send: { params: { id: NO_ID }, body: { status: 'dismissed' } },
      answers: 404,
    },
  ],
}
