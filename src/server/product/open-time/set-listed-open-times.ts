import type { OpenTimeInput } from '#contract/open-time-fields'
import type { Queryable } from '../../platform/db/database.ts'
import { lockAgentTimes } from './open-time.store.ts'
import { setOpenTimes } from './set-open-times.ts'

type Listed = { openTimes?: OpenTimeInput[] | null | undefined }

/** Locks the agent if the listings have open times. Must precede the locks of the homes. */
export async function lockForListed(tx: Queryable, listings: Listed[], agentId: string): Promise<void> {
  if (listings.some(({ openTimes }) => openTimes?.length)) await lockAgentTimes(tx, agentId)
}

type ListedHome = Listed & { id: string; sourceId: string }
type Terms = { agentId: string; now: Date; onRefused?: ((reference: string, text: () => string) => void) | undefined }

/** Sets the open times of homes to those of their file, without past ones. Returns true if any changed. */
export async function setListedOpenTimes(
  tx: Queryable,
  homes: ListedHome[],
  { agentId, now, onRefused }: Terms,
): Promise<boolean> {
  let isChanged = false
  for (const { id, sourceId, openTimes } of homes) {
    const given = (openTimes ?? []).filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
    const refused = onRefused && { onRefused: (text: () => string) => onRefused(sourceId, text) }
    if (await setOpenTimes(tx, { homeId: id, agentId, given, now, ...refused })) isChanged = true
  }
  return isChanged
}
