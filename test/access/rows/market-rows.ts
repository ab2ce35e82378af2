import { make } from '../../people/make.ts'
import type { About, RowsOf } from '../row.ts'
import { absent, home, type World } from '../world.ts'
import { notTheirs } from './exceptions.ts'

const pause = ({ id }: About) => ({ params: { id }, body: { market: 'paused' as const } })
const byAdmin = {
  status: 403,
  for: ['admin'],
  because: 'an admin changes only their own homes (P-36)',
} satisfies { status: number; for: ['admin']; because: string }

const homeUnderOffer = async ({ app, who }: World) => {
  const property = await make.property(app, { agent: who.agent })
  await make.offer(app, { property, buyer: who.user, status: 'accepted' })
  return property.id
}

export const marketRows: RowsOf<'market'> = {
  set: [
    { what: 'pause a home', given: home(), send: pause, but: [notTheirs('otherAgent'), byAdmin] },
    {
      what: 'pause a sold home',
      given: home({ sold: true }),
      send: pause,
      answers: 409,
      but: [notTheirs('otherAgent'), byAdmin],
    },
    {
      what: 'pause a home with an accepted offer',
      given: homeUnderOffer,
      send: pause,
      answers: 409,
      but: [notTheirs('otherAgent'), byAdmin],
    },
    { what: 'pause a home that is not there', given: absent, send: pause, answers: 404 },
  ],
}
