import { findings } from '../../../src/server/product/tables/evidence.ts'
import { make } from '../../people/make.ts'
import type { About, RowsOf } from '../row.ts'
import { home, itself, NO_ID, type World } from '../world.ts'
import { notPublic } from './exceptions.ts'

async function finding({ app, who }: World) {
  const { id: propertyId } = await make.property(app, { agent: who.agent, status: 'pending' })
  const values = { propertyId, rule: 'newAccount', other: '', facts: { hours: 3 } } as const
  const [row] = await app.db.insert(findings).values(values).returning({ id: findings.id })
  return row?.id ?? ''
}

const dismiss = ({ id }: About) => ({ params: { id }, body: { isProblem: false as const } })

export const evidenceRows: RowsOf<'evidence'> = {
  list: [
    {
      what: 'read the evidence about a pending home',
      given: home({ status: 'pending' }),
      send: ({ id }) => ({ query: { ids: id } }),
    },
  ],
  dismiss: [
    { what: 'dismiss a finding', given: finding, send: dismiss },
    {
      what: 'dismiss a finding that is not there',
      send: { params: { id: NO_ID }, body: { isProblem: false } },
      answers: 404,
    },
  ],
  checks: [
    { what: 'read the checks of a verified home', given: home(), send: itself },
    {
      what: 'read the checks of a pending home',
      given: home({ status: 'pending' }),
      send: itself,
      but: [notPublic('anonymous')],
    },
  ],
}
