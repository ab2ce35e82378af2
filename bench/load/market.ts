import { sharedSecret } from '../../src/server/platform/db/app-secret.store.ts'
import type { Database } from '../../src/server/platform/db/database.ts'
import { make, type Person } from '../../test/people/make.ts'

const HOMES_EACH = 40

export async function fillMarket(db: Database, agents: number): Promise<Person[]> {
  const app = { db, parts: { secret: await sharedSecret(db, undefined) } }
  const people = await Promise.all(Array.from({ length: agents }, () => make.user(app, { role: 'agent' })))
  for (const agent of people)
    await Promise.all(
      Array.from({ length: HOMES_EACH }, (_, at) =>
        make.property(app, {
          agent,
          title: `House ${at} with a garden`,
          location: `${at} Rose Street, Boston`,
          latitude: 42.3 + Math.random() / 10,
          longitude: -71.1 + Math.random() / 10,
        }),
      ),
    )
  return people
}
