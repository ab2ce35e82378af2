import { accountApi } from '../../../src/contract/account.ts'
import { offerApi } from '../../../src/contract/offer.ts'
import { propertyApi } from '../../../src/contract/property.ts'
import { reviewApi } from '../../../src/contract/review.ts'
import { userApi } from '../../../src/contract/user.ts'
import { restoreHomes } from '../../../src/server/product/user/agent-homes.ts'
import { setRole } from '../../../src/server/product/user/user-list.store.ts'
import { callAs, type TestApp } from '../../people/access.ts'
import { sent } from '../../people/deal.ts'
import { make } from '../../people/make.ts'
import { type Cast, type Listing, type Pick, replaceHome, replacePerson } from './cast.ts'

type Move = (server: TestApp, cast: Cast, about: { listing: Listing; pick: Pick }) => Promise<unknown>

let written = 0
const picture = 'https://pictures.example/home.png'
const pictures = [{ pictures: [{ url: picture, caption: 'The hall' }] }, { pictures: null }, {}]

const edit: Move = (server, _cast, { listing: { home, agent }, pick }) => {
  const location = pick(['Elm Road, Salford', 'Mill Lane, Bury'])
  const changed = { title: `Home ${++written}`, location, price: `${100_000 + written}`, propertyImage: picture }
  const body = { ...changed, ...pick(pictures) }
  return callAs(server, agent, propertyApi.update, { params: { id: home.id }, body })
}

const decide: Move = (server, { admin }, { listing: { home }, pick }) => {
  const body = { status: pick(['verified', 'verified', 'rejected'] as const) }
  return callAs(server, admin, propertyApi.decide, { params: { id: home.id }, body })
}

const takeDown: Move = async (server, cast, { listing, pick }) => {
  const status = pick(['pending', 'verified'] as const)
  await replaceHome(server, cast, listing, { agent: pick(cast.agents), status })
  await callAs(server, cast.admin, propertyApi.remove, { params: { id: listing.home.id } })
}

const accept: Move = async (server, { writers }, { listing: { home, agent }, pick }) => {
  const { body: made } = await callAs(server, pick(writers), offerApi.make, { body: sent(home) })
  if (!('insertedId' in made)) return
  await callAs(server, agent, offerApi.move, { params: { id: made.insertedId }, body: { status: 'accepted' } })
}

const review: Move = async (server, { writers, reviews }, { listing: { home }, pick }) => {
  const body = {
    propertyId: home.id,
    propertyTitle: 'A home',
    agentName: 'An agent',
    reviewDescription: `Review ${++written}`,
    rating: pick([1, 5, null]),
  }
  const { body: answer } = await callAs(server, pick(writers), reviewApi.write, { body })
  if ('insertedId' in answer) reviews.push(answer.insertedId)
}

const removeReview: Move = async (server, { admin, reviews }, { pick }) => {
  if (reviews.length > 0) await callAs(server, admin, reviewApi.remove, { params: { id: pick(reviews) } })
}

const rename: Move = (server, { writers }, { listing: { agent }, pick }) => {
  const body = { name: `Person ${++written}`, photoURL: picture }
  return callAs(server, pick([pick(writers), agent]), userApi.update, { body })
}

/** Deletes an account and its homes; a person marked as fraud may not do so. */
const leave: Move = async (server, cast, { listing: { agent }, pick }) => {
  const leaver = pick([pick(cast.writers), cast.agents.includes(agent) ? agent : pick(cast.writers)])
  const token = await make.tokenFor(server, leaver.id) // of a sign-in just now
  const { status } = pick([true, false])
    ? await callAs(server, { token }, accountApi.remove, { body: {} })
    : await callAs(server, cast.admin, userApi.remove, { params: { id: leaver.id } })
  if (status !== 200) return
  await replacePerson(server, cast, leaver)
  await allHeard(server)
}

const markAsFraud: Move = (server, { admin }, { listing: { agent } }) =>
  callAs(server, admin, userApi.setRole, { params: { id: agent.id }, body: { role: 'fraud' } })

const pardon: Move = async (server, { agents }) => {
  await server.db.transaction(async (tx) => {
    for (const { id, email } of agents) {
      await setRole(tx, id, 'agent')
      await restoreHomes(tx, email)
    }
  })
  await allHeard(server)
}

/** A write's response follows all earlier announcements; this one changes nothing. */
const allHeard = (server: TestApp) => fetch(`${server.url}/api/nothing`, { method: 'POST' })

export const moves: Move[] = [
  edit,
  edit,
  decide,
  takeDown,
  accept,
  accept,
  review,
  review,
  review,
  removeReview,
  rename,
  leave,
  markAsFraud,
  pardon,
]
