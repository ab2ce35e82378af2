import { addFingerprint } from '../../../src/server/product/picture-match/picture-match.store.ts'
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

/** A pending home with a picture that one of another agent shows too. */
async function copied({ app, who }: World) {
  const name = `home-copied-${Date.now()}-${Math.random().toString(36).slice(2)}`
  await addFingerprint(app.db, { name, imageId: null }, { words: [], features: Buffer.from('x') })
  const image = `/demo/${name}.webp`
  await make.property(app, { agent: await make.user(app, { role: 'agent' }), image })
  return (await make.property(app, { agent: who.agent, status: 'pending', image })).id
}

const reject = ({ id }: About) => ({ params: { id }, body: { status: 'rejected' as const, ids: [id] } })

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
  copies: [
    { what: 'read the listings that show a picture of a home', given: home({ status: 'pending' }), send: itself },
  ],
  decideCopies: [
    { what: 'reject the listings that show a picture of a home', given: copied, send: reject },
    {
      what: 'reject listings of which none shows the picture',
      given: home({ status: 'pending' }),
      send: reject,
      answers: 409,
    },
  ],
  dismissCopies: [
    { what: 'say that listings may show a picture of a home', given: copied, send: itself },
    {
      what: 'say that listings may show a picture that no other shows',
      given: home({ status: 'pending' }),
      send: itself,
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
