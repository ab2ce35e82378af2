/** @module-tag all */
import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { readEvents } from '../../../../test/server/event-reader.ts'
import { emitEvent } from './emit-event.ts'

const PEOPLE = 50
const RECONNECTS = 10

/** A person who reads on, from where they were, whatever happens to their connection. */
function reader(person: Person, urls: string[]) {
  const heard: string[] = []
  let stream: Awaited<ReturnType<typeof readEvents>> | undefined
  let at = 0
  const connect = async () => {
    stream = await readEvents(urls[at++ % urls.length] ?? '', person, stream?.lastId())
    if (stream.status === 200) await stream.isOpen()
  }
  const leave = async () => {
    await stream?.leave()
    for (const { id } of stream?.changes() ?? []) if (id) heard.push(id)
  }
  return { person, connect, leave, heard }
}

test('fifty people on two servers, one of which loses its connections, receive all their own events and no others', async () => {
  const database = await testDatabase()
  const app = await testApp({}, undefined, { database })
  const other = await testApp({}, undefined, { database: { ...database, close: async () => {} } })
  onTestFinished(async () => {
    await other.close()
    await app.close()
  })
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => make.user(app)))
  const readers = people.map((person, n) => reader(person, n % 2 ? [app.url, other.url] : [other.url, app.url]))
  await Promise.all(readers.map(({ connect }) => connect()))

  const told = new Map(people.map(({ id }) => [id, [] as string[]]))
  const tellAll = async () => {
    for (const { id: to } of people) {
      const id = randomUUID()
      told.get(to)?.push(id)
      await emitEvent(app.db, { to: [to], topic: 'offers', id })
    }
  }
  const telling = (async () => {
    for (let round = 0; round < 4; round++) await tellAll()
  })()
  for (const { leave, connect } of readers.slice(0, RECONNECTS)) {
    await leave()
    await connect()
  }
  other.app.server.closeAllConnections()
  await telling
  for (const { leave, connect } of readers) {
    await leave() // readers on the broken server have missed the rest
    await connect()
    await leave()
  }
  for (const { person, heard } of readers) expect(new Set(heard)).toEqual(new Set(told.get(person.id)))
})
