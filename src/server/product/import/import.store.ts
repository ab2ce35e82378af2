import type { Queryable } from '../../platform/db/database.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'

export async function recordImport(
  db: Queryable,
  { actorEmail, action, id, after }: { actorEmail?: string; action: string; id: string; after: unknown },
): Promise<void> {
  await db.insert(auditEntries).values({ actorEmail, action, subjectKind: 'import', subjectId: id, after })
}
