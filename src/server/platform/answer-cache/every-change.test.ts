/** @module-tag all */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account'
import { offerApi } from '#contract/offer'
import { propertyApi } from '#contract/property'
import { reviewApi } from '#contract/review'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { confirm, handIn, intentIn, secretOf } from '../../../../test/people/deal.ts'
import { sampleChange } from '../../../../test/people/listing.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { builtPage } from '../../../../test/server/built-page.ts'
import { countAllPlaces } from '../../product/place/count-places.ts'

const settings = { DEMO: 'false', PUBLIC_URL: 'https://homes.example' }
const page = { page: builtPage }

let app: TestApp
/** Another server on the same database, which keeps nothing. */
let judge: TestApp
beforeAll(async () => {
  app = await testApp({ ...settings, ANSWER_CACHE_MB: '8' }, undefined, page)
  const database = { db: app.db, url: app.databaseUrl, close: async () => {} }
  judge = await testApp(settings, undefined, { ...page, database })
})
afterAll(async () => {
  await judge.close()
  await app.close()
})

/**
 * An agent and an admin with a home each, both rated by a writer; a pending offer of a buyer for the agent's, and a home of the admin that
 * waits to be verified.
 */
async function newScene() {
  const [agent, admin] = [await make.user(app, { role: 'agent' }), await make.user(app, { role: 'admin' })]
  const [writer, buyer] = [await make.user(app), await make.user(app)]
  const home = await make.property(app, { agent, title: 'Rose Cottage', latitude: 51, longitude: -2 })
  const adminsHome = await make.property(app, { agent: admin, title: 'Ivy Cottage' })
  const waiting = await make.property(app, { agent: admin, title: 'Elm Cottage', status: 'pending' })
  const offer = await make.offer(app, { property: home, buyer })
  const said = { propertyTitle: 'A home', agentName: 'An agent', reviewDescription: 'Lovely', rating: 4 }
  const [reviewId = ''] = await Promise.all(
    [home, adminsHome].map(async ({ id: propertyId }) => {
      const { body } = await callAs(app, writer, reviewApi.write, { body: { ...said, propertyId } })
      return 'insertedId' in body ? body.insertedId : ''
    }),
  )
  return { agent, admin, writer, buyer, home, adminsHome, waiting, offer, reviewId }
}
type Scene = Awaited<ReturnType<typeof newScene>>

const addresses = ({ agent, admin, home, adminsHome, waiting }: Scene) => [
  '/api/allProperty/status?limit=5',
  '/api/allProperty/status?q=cottage&sort=priceDesc',
  '/api/allProperty/facets?q=cottage',
  '/api/allProperty/suggestions?q=cottage',
  '/api/allProperty/suggestions?q=boston',
  '/api/allProperty/clusters?bbox=-180,-85,180,85&zoom=12',
  `/api/allProperty/byIds?ids=${adminsHome.id},${home.id},${waiting.id}`,
  ...[home, adminsHome, waiting].flatMap(({ id }) => [
    `/api/allProperty/${id}`,
    `/api/allProperty/${id.toUpperCase()}`,
    `/api/allProperty/${id}/similar`,
    `/api/reviews?propertyId=${id}`,
    `/api/reviews?propertyId=${id.toUpperCase()}&agentId=${admin.id}`,
    `/propertyDetails/${id}`,
  ]),
  ...[agent, admin].flatMap(({ id }) => [
    `/api/agents/${id}`,
    `/api/agents/${id}/homes`,
    `/api/reviews?agentId=${id}`,
    `/agent/${id}`,
  ]),
  '/api/agents?q=agent',
  '/api/reviews?limit=5',
  '/api/site',
  '/',
  '/allProperty',
]

type Answers = Map<string, string>

async function readAll(from: TestApp, scene: Scene): Promise<Answers> {
  const answers: Answers = new Map()
  for (const path of addresses(scene)) {
    const { status, headers, text } = await read(from.url + path)
    answers.set(path, `${status} ${headers.get('x-total-count')} ${status === 200 ? text : 'refused'}`) // a refusal names its request
  }
  return answers
}

async function read(url: string) {
  const answer = await fetch(url)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const differing = (one: Answers, other: Answers): string[] =>
  [...one.keys()].filter((path) => one.get(path) !== other.get(path))

type Step = (scene: Scene) => Promise<{ status: number }>

const photoURL = sampleChange.propertyImage
const edit =
  (more: object): Step =>
  ({ agent, home }) =>
    callAs(app, agent, propertyApi.update, { params: { id: home.id }, body: { ...sampleChange, ...more } })
const verify: Step = ({ admin, waiting }) =>
  callAs(app, admin, propertyApi.decide, { params: { id: waiting.id }, body: { status: 'verified' } })
const takeDown =
  (home: 'home' | 'adminsHome'): Step =>
  (scene) =>
    callAs(app, scene.admin, propertyApi.remove, { params: { id: scene[home].id } })
const accept: Step = ({ agent, offer }) =>
  callAs(app, agent, offerApi.move, { params: { id: offer.id }, body: { status: 'accepted' } })
const pay: Step = async (scene) => {
  const secret = await secretOf(app, { ...scene, price: scene.offer.amount / 100 })
  await confirm(app, secret)
  return handIn(app, scene.buyer, scene.offer.id, intentIn(secret))
}
const removeReview: Step = ({ writer, reviewId }) => callAs(app, writer, reviewApi.remove, { params: { id: reviewId } })
const rename =
  (who: 'writer' | 'agent'): Step =>
  (scene) =>
    callAs(app, scene[who], userApi.update, { body: { name: 'New Name', photoURL } })
const leave =
  (who: 'writer' | 'agent' | 'buyer'): Step =>
  (scene) =>
    callAs(app, scene[who], accountApi.remove, { body: {} })
const remove =
  (who: 'writer' | 'agent'): Step =>
  (scene) =>
    callAs(app, scene.admin, userApi.remove, { params: { id: scene[who].id } })
const markAsFraud: Step = ({ admin, agent }) =>
  callAs(app, admin, userApi.setRole, { params: { id: agent.id }, body: { role: 'fraud' } })

/** `first`: what was done before anything is kept. */
const changes: [what: string, change: Step, first?: Step][] = [
  ['an agent has changed a home and its price', edit({ price: '199000' })],
  ['an agent has added a picture', edit({ pictures: [{ url: photoURL, caption: 'The hall' }] }), edit({})],
  ['a home is verified', verify],
  ['the home of an agent is taken down', takeDown('home')],
  ['an admin has a home in public view again', verify, takeDown('adminsHome')],
  ['an agent has accepted an offer', accept],
  ['the buyer of an accepted offer has left', leave('buyer'), accept],
  ['a home is sold', pay, accept],
  ['a review is removed', removeReview],
  ['a writer has another name and photo', rename('writer')],
  ['a writer has left', leave('writer')],
  ['an admin has deleted a writer', remove('writer'), rename('writer')],
  ['an agent has another name and photo', rename('agent')],
  ['an agent has left', leave('agent')],
  ['an admin has deleted an agent', remove('agent')],
  ['an agent is marked as fraud', markAsFraud],
]

test.each(changes)('once %s, everything public is as the database has it', async (_what, change, first) => {
  const scene = await newScene()
  if (first) expect((await first(scene)).status).toBe(200)
  const before = await readAll(app, scene)
  await readAll(app, scene)
  expect((await change(scene)).status).toBe(200)
  await countAllPlaces(app.db)
  const now = await readAll(judge, scene)
  expect(differing(now, await readAll(app, scene))).toEqual([])
  expect(differing(now, before)).not.toEqual([])
})
