import { eq } from 'drizzle-orm'
import { evidenceApi, type HomeEvidence } from '../../src/contract/evidence.ts'
import { users } from '../../src/server/platform/db/tables/user.ts'
import { checkDueHomes } from '../../src/server/product/evidence/check-homes.ts'
import { callAs, type TestApp } from './access.ts'
import { make, type Person } from './make.ts'

type Off = Parameters<typeof checkDueHomes>[0]['evidenceOff']

/** Checks all homes that are due. `evidenceOff`: the rules that are left out. */
export const checkAllHomes = ({ db, parts }: TestApp, evidenceOff: Off = []) => {
  const { log, geocoder, settings } = parts
  return checkDueHomes({ db, log, geocoder, currency: settings.currency, evidenceOff })
}

/** Makes an agent whose account is so many days old. */
export async function agentOfAge(app: TestApp, days: number): Promise<Person> {
  const agent = await make.user(app, { role: 'agent' })
  const createdAt = new Date(Date.now() - days * 86_400_000)
  await app.db.update(users).set({ createdAt }).where(eq(users.id, agent.id))
  return agent
}

/** Returns what an admin reads about a home. */
export async function evidenceFor(app: TestApp, admin: Person, id: string): Promise<HomeEvidence> {
  const { body } = await callAs(app, admin, evidenceApi.list, { query: { ids: id } })
  const [home] = (body as { homes: HomeEvidence[] }).homes
  if (!home) throw new Error('no evidence was answered')
  return home
}
