import { propertyApi } from '../../../src/contract/property.ts'
import { reviewApi } from '../../../src/contract/review.ts'
import { userApi } from '../../../src/contract/user.ts'
import { callAs, type TestApp } from '../../people/access.ts'
import { make, type Person } from '../../people/make.ts'

export type Cast = { agents: Person[]; admin: Person; writers: Person[]; homes: string[]; reviews: string[] }
/** One of these, by the seed. */
export type Pick = <T>(from: readonly T[]) => T
type Move = (server: TestApp, cast: Cast, pick: Pick) => Promise<unknown>

/** What people do that changes a public answer. Some are refused, by what was done before: they are moves, too. */
export const moves: Move[] = [edit, decide, sell, review, removeReview, rename]

let written = 0
const picture = 'https://pictures.example/home.png'

function edit(server: TestApp, { agents, homes }: Cast, pick: Pick) {
  const location = pick(['Elm Road, Salford', 'Mill Lane, Bury'])
  const body = { title: `Home ${++written}`, location, price: `${100_000 + written}`, propertyImage: picture }
  return callAs(server, pick(agents), propertyApi.update, { params: { id: pick(homes) }, body })
}

function decide(server: TestApp, { admin, homes }: Cast, pick: Pick) {
  const body = { status: pick(['verified', 'rejected'] as const) }
  return callAs(server, admin, propertyApi.decide, { params: { id: pick(homes) }, body })
}

/** One home goes for another. */
async function sell(server: TestApp, { agents, homes }: Cast, pick: Pick) {
  const id = pick(homes)
  const status = pick(['pending', 'verified'] as const)
  homes[homes.indexOf(id)] = (await make.property(server, { agent: pick(agents), status })).id
  for (const agent of agents) await callAs(server, agent, propertyApi.remove, { params: { id } })
}

async function review(server: TestApp, { writers, homes, reviews }: Cast, pick: Pick) {
  const body = {
    propertyId: pick(homes),
    propertyTitle: 'A home',
    agentName: 'An agent',
    reviewDescription: `Review ${++written}`,
  }
  const { body: answer } = await callAs(server, pick(writers), reviewApi.write, { body })
  if ('insertedId' in answer) reviews.push(answer.insertedId)
}

function removeReview(server: TestApp, { admin, reviews }: Cast, pick: Pick) {
  return callAs(server, admin, reviewApi.remove, { params: { id: pick(reviews) } })
}

function rename(server: TestApp, { writers }: Cast, pick: Pick) {
  const body = { name: `Writer ${++written}`, photoURL: picture }
  return callAs(server, pick(writers), userApi.update, { body })
}
