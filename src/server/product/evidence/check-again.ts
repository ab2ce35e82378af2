import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { checkRounds } from '../tables/evidence.ts'
import { properties } from '../tables/property.ts'
import { makeDue } from './checks/checked-homes.store.ts'
import type { evidenceJobs } from './evidence.jobs.ts'

const ROUND_DAYS = 30
const TURNS_IN_A_ROUND = ROUND_DAYS * 24 * 6
const MIN_IN_A_TURN = 5

export const checkHomesAgain =
  ({ db }: { db: Database }): JobHandler<typeof evidenceJobs.checkAgain> =>
  () =>
    db.transaction(async (tx) => {
      await tx.insert(checkRounds).values({}).onConflictDoNothing()
      const [round] = await tx.select().from(checkRounds).for('update')
      if (!round) return
      const { rows } = await tx.execute<{ share: number }>(sql`
        select ceil(greatest(reltuples, 0) / ${TURNS_IN_A_ROUND})::int as share from pg_class where oid = 'property'::regclass`)
      const { id } = properties
      const next = await tx
        .select({ id })
        .from(properties)
        .where(round.afterId === null ? undefined : gt(id, round.afterId))
        .orderBy(asc(id))
        .limit(Math.max(MIN_IN_A_TURN, rows[0]?.share ?? 0))
      const ids = next.map((row) => row.id)
      await makeDue(tx, ids, 'others')
      const isOver = ids.length === 0 && round.startedAt.getTime() < Date.now() - ROUND_DAYS * 86_400_000
      const afterId = ids.at(-1)
      if (afterId) await tx.update(checkRounds).set({ afterId })
      else if (isOver) await tx.update(checkRounds).set({ afterId: null, startedAt: new Date() })
    })
