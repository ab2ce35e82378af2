import { inArray, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/database.ts'
import { auditEntries } from '../db/tables/audit.ts'
import { properties } from '../db/tables/property.ts'
import { users } from '../db/tables/user.ts'

export type NewListing = Omit<typeof properties.$inferInsert, 'searchText'> & { sourceId: string }

type Rights = { emails: string[]; stillMay(roles: Map<string, string | null>): void }

/**
 * Stores listings that are not there yet, all or none; `stillMay` throws where the roles that these people have now do not
 * allow it. Returns how many were new: a row is known by its agent and its id in the source.
 */
export async function insertListings(db: Database, listings: NewListing[], rights: Rights): Promise<number> {
  // In one order everywhere, so that two imports at once can't wait for each other in a circle.
  const ordered = listings.toSorted((a, b) => (a.sourceId < b.sourceId ? -1 : Number(a.sourceId > b.sourceId)))
  return db.transaction(async (tx) => {
    const people = await tx
      .select({ email: users.email, role: users.role })
      .from(users)
      .where(inArray(users.email, rights.emails))
      .orderBy(users.id) // as whoever changes a role locks people
      .for('share') // a role changes before these listings or after them, never in between
    rights.stillMay(new Map(people.map(({ email, role }) => [email, role])))
    const stored = await tx.execute(insertStatement(ordered))
    return stored.rowCount ?? 0
  })
}

const fields = [
  ...(['id', 'title', 'location', 'price', 'priceMin', 'priceMax', 'date', 'description', 'agentEmail'] as const),
  ...(['agentName', 'agentImage', 'image', 'placeholder', 'status', 'sourceId', 'createdAt', 'verifiedAt'] as const),
  ...(['latitude', 'longitude', 'precision', 'geocodedAt'] as const),
]
const columns = fields.map((field) => ({ field, name: properties[field].name, type: properties[field].getSQLType() }))

/** One parameter for all rows: a thousand rows of placeholders cost more time than PostgreSQL takes to store them. */
function insertStatement(listings: NewListing[]) {
  const rows = listings.map((listing) => Object.fromEntries(columns.map(({ name, field }) => [name, listing[field]])))
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const typed = sql.join(
    columns.map(({ name, type }) => sql`${sql.identifier(name)} ${sql.raw(type)}`),
    sql`, `,
  )
  return sql`insert into ${properties} (${names})
    select ${names} from json_to_recordset(${JSON.stringify(rows)}::json) as listing (${typed})
    on conflict (${sql.identifier(properties.agentEmail.name)}, ${sql.identifier(properties.sourceId.name)})
    where source_id is not null do nothing`
}

/** Writes into the audit trail what a run did, in whose name. `id`: the run's. */
export async function recordImport(
  db: Queryable,
  { actorEmail, action, id, after }: { actorEmail: string; action: string; id: string; after: unknown },
): Promise<void> {
  await db.insert(auditEntries).values({ actorEmail, action, subjectKind: 'import', subjectId: id, after })
}
