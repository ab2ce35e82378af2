/** @module-tag all */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Problem } from '#contract/problem'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { readEvents } from '../../../../test/server/event-reader.ts'
import { accessTokens } from '../access/access-token.ts'
import { signIns } from '../db/tables/sign-in.ts'
import { emitEvent } from './emit-event.ts'

const SOON = { timeout: 15_000 }

async function appWith(settings: NodeJS.ProcessEnv = {}) {
  const app = await testApp(settings)
  onTestFinished(app.close)
  const streamOf = async (token: string) => {
    const stream = await readEvents(app.url, { token })
    onTestFinished(stream.leave)
    return stream
  }
  return { ...app, streamOf }
}

test('returns 503 with Retry-After beyond a server’s streams; one that ends leaves room', async () => {
  const app = await appWith({ MAX_EVENT_STREAMS: '2' })
  const people = [await make.user(app), await make.user(app), await make.user(app)]
  const [first, second, third] = [
    await app.streamOf(people[0]?.token ?? ''),
    await app.streamOf(people[1]?.token ?? ''),
    await app.streamOf(people[2]?.token ?? ''),
  ]
  expect([first.status, second.status, third.status]).toEqual([200, 200, 503])
  expect(third.headers.get('retry-after')).toBe('5')
  await first.leave()
  await expect.poll(async () => (await app.streamOf(people[2]?.token ?? '')).status, SOON).toBe(200)
})

test('a person has twenty streams at most, and a sign-in two: a third one ends the first', async () => {
  const app = await appWith()
  const ann = await make.user(app)
  const ofOne = [await app.streamOf(ann.token), await app.streamOf(ann.token), await app.streamOf(ann.token)]
  await ofOne[0]?.endsWith('replaced')
  expect([ofOne[1]?.hasEnded(), ofOne[2]?.hasEnded()]).toEqual([false, false])
  for (let n = 2; n < 20; n++) expect((await app.streamOf(await make.tokenFor(app, ann.id))).status).toBe(200)
  const answer = await fetch(`${app.url}/api/events`, {
    headers: { authorization: `Bearer ${await make.tokenFor(app, ann.id)}` },
  })
  expect({ status: answer.status, retryAfter: answer.headers.get('retry-after') }).toEqual({
    status: 429,
    retryAfter: '60',
  })
  expect(Problem.parse(await answer.json()).type).toBe('urn:keyhaven:problem:tooMany')
})

test('a stream ends with its token, and a token that is over or forged gets none', async () => {
  const app = await appWith()
  const ann = await make.user(app)
  const [signIn] = await app.db
    .insert(signIns)
    .values({ userId: ann.id, providerSession: 'one more', expiresAt: new Date(Date.now() + 86_400_000) })
    .returning({ id: signIns.id })
  const holder = { userId: ann.id, signInId: signIn?.id ?? '' }
  const tokenUntil = (secret: string, ms: number) => accessTokens(secret).issue(holder, new Date(Date.now() + ms))
  const stream = await app.streamOf(await tokenUntil(app.parts.secret, 2_000))
  expect(stream.status).toBe(200)
  await stream.endsWith('expired')
  const refused = [
    await tokenUntil(app.parts.secret, -1_000),
    await tokenUntil('another secret of at least thirty-two characters', 60_000),
    'nonsense',
  ]
  for (const token of refused) expect((await app.streamOf(token)).status).toBe(401)
})

test('a server that stops ends its streams politely and immediately', async () => {
  const app = await appWith({ SHUTDOWN_TIMEOUT_SECONDS: '30' })
  const stream = await app.streamOf((await make.user(app)).token)
  const begun = performance.now()
  await app.app.close()
  await stream.endsWith('closing')
  expect(performance.now() - begun).toBeLessThan(20_000)
})

test('drops a client that does not read, without delaying others', async () => {
  const app = await appWith()
  const [ann, bob] = [await make.user(app), await make.user(app)]
  const { port } = new URL(app.url)
  const socket = connect(Number(port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(`GET /api/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${ann.token}\r\n\r\n`)
  await once(socket, 'readable') // from now on it reads nothing
  const stream = await app.streamOf(bob.token)
  const id = 'x'.repeat(1_000)
  /** Returns the number of connections after a hundred more events, which the server reads when it comes to it. */
  const connectionsAfterMore = async () => {
    await app.db.$client.query(
      `insert into live_event (user_id, topic, subject) select '${ann.id}', 'offers', '${id}' from generate_series(1, 100)`,
    )
    return new Promise((resolve) => app.app.server.getConnections((_, count) => resolve(count)))
  }
  await expect.poll(connectionsAfterMore, { ...SOON, interval: 10 }).toBe(1) // bob's
  await emitEvent(app.db, { to: [bob.id], topic: 'sales' })
  await stream.brings({ topic: 'sales' })
})
