import { inArray } from 'drizzle-orm'
import { demoAccounts } from '#contract/demo'
import type { Queryable } from '../platform/db/database.ts'
import { users } from '../platform/db/tables/user.ts'

type DemoPerson = { id: string; email: string; name: string; photoUrl: string }

export type DemoPeople = Map<string, DemoPerson>

const emails = demoAccounts.filter(({ role }) => role !== 'admin').map(({ email }) => email)

export async function demoPeople(db: Queryable): Promise<DemoPeople | undefined> {
  const rows = await db
    .select({ id: users.id, email: users.email, name: users.name, photoUrl: users.photoUrl })
    .from(users)
    .where(inArray(users.email, emails))
  if (rows.length < emails.length) return undefined
  return new Map(rows.map((row) => [row.email, { ...row, photoUrl: row.photoUrl ?? '/demo/avatar-1.webp' }]))
}

export function personIn(people: DemoPeople, email: string): DemoPerson {
  const person = people.get(email)
  if (!person) throw new Error(`${email} does not live in the demo`)
  return person
}
