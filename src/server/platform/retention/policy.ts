import { demoEvents } from '../db/tables/demo-processor.ts'
import { identitySessions, identityVerifications, oidcEntries } from '../db/tables/identity.ts'
import { liveEvents } from '../db/tables/live-event.ts'
import { rateCounts } from '../db/tables/rate-count.ts'
import { signIns } from '../db/tables/sign-in.ts'
import type { Retention } from './retention.store.ts'

export const platformRetention: Retention[] = [
  { table: liveEvents, endedAt: liveEvents.createdAt, keepDays: 1 },
  { table: demoEvents, endedAt: demoEvents.deliveredAt, keepDays: 30 },
  { table: identitySessions, endedAt: identitySessions.expiresAt, keepDays: 0 },
  { table: signIns, endedAt: signIns.expiresAt, keepDays: 1 }, // its last access token ends within the hour
  { table: identityVerifications, endedAt: identityVerifications.expiresAt, keepDays: 0 },
  { table: oidcEntries, endedAt: oidcEntries.expiresAt, keepDays: 0 },
  { table: rateCounts, endedAt: rateCounts.endsAt, keepDays: 0 },
]
