import { confirm, intentIn } from '../../../test/people/deal.ts'
import { expect, listHome, type Party } from '../market-app.ts'

export const states = ['pending', 'verified', 'under offer', 'sold', 'rejected', 'withdrawn', 'deleted'] as const
export type State = (typeof states)[number]

/** `buyer` offered, `rival` offered less, `wisher` only wished. Each needs a home that was public. */
export const roles = ['visitor', 'wisher', 'buyer', 'rival', 'agent', 'other agent', 'admin'] as const
export type Role = (typeof roles)[number]
export type People = Record<Exclude<Role, 'visitor'>, Party>

export type Home = { state: State; id: string; title: string; agent: Party }

const offerBody = (propertyId: string, offerAmount: string) => ({ propertyId, offerAmount, buyingDate: '2099-12-01' })

export async function homesInEveryState(people: People, lostAgent: Party, url: string): Promise<Home[]> {
  const homes: Home[] = []
  for (const state of states) {
    const agent = state === 'withdrawn' ? lostAgent : people.agent
    const title = `Heron House, ${state}, ${Date.now()}`
    homes.push({ state, title, agent, id: await homeIn(state, title, { ...people, agent }, url) })
  }
  return homes
}

async function homeIn(state: State, title: string, people: People, url: string): Promise<string> {
  const { agent, admin, buyer } = people
  if (state === 'pending' || state === 'rejected') {
    const id = await listed(agent, title)
    if (state === 'rejected') await done(admin, 'PATCH', `/allProperty/${id}`, { status: 'rejected' })
    return id
  }
  const id = await listHome(agent, admin, title)
  for (const one of [people.wisher, buyer, people.rival]) await done(one, 'POST', '/wishlist', { propertyId: id })
  const offerId = await done(buyer, 'POST', '/offeredProperty', offerBody(id, '250000.50'))
  await done(people.rival, 'POST', '/offeredProperty', offerBody(id, '240000'))
  if (state === 'under offer' || state === 'sold')
    await done(agent, 'PATCH', `/offeredProperty/${offerId}`, { status: 'accepted' })
  if (state === 'sold') await pay(buyer, offerId, url)
  if (state === 'withdrawn') await become(agent, 'fraud', admin)
  if (state === 'deleted') await done(agent, 'DELETE', `/allProperty/${id}`)
  return id
}

const listed = (agent: Party, title: string) =>
  done(agent, 'POST', '/allProperty', {
    title,
    location: '1 Reed Lane, Ely',
    price: '$240,000 - $260,000',
    description: 'Herons live here.',
    propertyImage: '/demo/home-04-lake-cabin.webp',
    agentImage: '/demo/avatar-1.webp',
  })

async function pay(buyer: Party, offerId: string, url: string): Promise<void> {
  const { answer } = await buyer.call('POST', '/create-payment-intent', { price: 250000.5, offerId })
  const clientSecret = String(answer.clientSecret)
  await confirm({ url }, clientSecret)
  await done(buyer, 'PATCH', `/offeredProperty/${offerId}`, { status: 'Bought', transactionId: intentIn(clientSecret) })
}

export async function become(person: Party, role: 'agent' | 'fraud', admin: Party): Promise<void> {
  const { answer } = await admin.call('GET', `/users?q=${encodeURIComponent(person.email)}`)
  await done(admin, 'PATCH', `/users/admin/${answer[0]?._id}`, { role })
}

async function done(person: Party, method: string, path: string, body?: object): Promise<string> {
  const { status, answer } = await person.call(method, path, body)
  expect([method, path, status, answer.detail]).toEqual([method, path, method === 'POST' ? 201 : 200, undefined])
  return String(answer.insertedId)
}
