import { v7 } from 'uuid'

/**
 * Returns a message id greater than `latest`, even if the clocks of servers differ: read marks and pages rely on the
 * order of ids within a conversation.
 */
export function messageIdAfter(latest: string | undefined, now: Date): string {
  const id = v7({ msecs: now.getTime() })
  return latest === undefined || id > latest ? id : v7({ msecs: millisecondsIn(latest) + 1 })
}

const millisecondsIn = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16)
