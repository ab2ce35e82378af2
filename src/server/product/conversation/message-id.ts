import { v7 } from 'uuid'

/**
 * An id for a message at `now` that comes after `latest`, whichever process wrote that and however its clock goes: read marks and
 * pages rely on the order of ids within a conversation.
 */
export function messageIdAfter(latest: string | undefined, now: Date): string {
  const id = v7({ msecs: now.getTime() })
  return latest === undefined || id > latest ? id : v7({ msecs: millisecondsIn(latest) + 1 })
}

/** The time that a UUIDv7 begins with. */
const millisecondsIn = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16)
