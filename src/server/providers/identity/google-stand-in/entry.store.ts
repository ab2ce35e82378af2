import { and, eq, sql } from 'drizzle-orm'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Queryable } from '../../../platform/db/database.ts'
import { oidcEntries } from '../../../platform/db/tables/identity.ts'

export const entriesIn =
  (db: Queryable) =>
  (kind: string): Adapter => {
    const ofId = (id: string) => and(eq(oidcEntries.kind, kind), eq(oidcEntries.id, id))
    const find = async (which: ReturnType<typeof and>): Promise<AdapterPayload | undefined> => {
      const [entry] = await db.select().from(oidcEntries).where(which)
      const isOver = entry?.expiresAt && entry.expiresAt.getTime() < Date.now()
      return isOver ? undefined : entry?.payload
    }
    return {
      upsert: async (id, payload, seconds) => {
        const entry = {
          payload: { ...payload },
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: seconds ? new Date(Date.now() + seconds * 1000) : null,
        }
        const target = [oidcEntries.kind, oidcEntries.id]
        await db
          .insert(oidcEntries)
          .values({ kind, id, ...entry })
          .onConflictDoUpdate({ target, set: entry })
      },
      find: async (id) => (id.includes('\0') ? undefined : find(ofId(id))), // PostgreSQL refuses NUL
      findByUid: (uid) => find(and(eq(oidcEntries.kind, kind), eq(oidcEntries.uid, uid))),
      findByUserCode: async () => undefined, // only for the device flow, which is off
      consume: async (id) => {
        const consumed = { consumed: Math.floor(Date.now() / 1000) }
        await db
          .update(oidcEntries)
          .set({ payload: sql`${oidcEntries.payload} || ${JSON.stringify(consumed)}::jsonb` })
          .where(ofId(id))
      },
      destroy: async (id) => {
        await db.delete(oidcEntries).where(ofId(id))
      },
      revokeByGrantId: async (grantId) => {
        await db.delete(oidcEntries).where(and(eq(oidcEntries.kind, kind), eq(oidcEntries.grantId, grantId)))
      },
    }
  }
