import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterNode } from './node.ts'

const SEGMENT_MS = 1_000

export type Fault = {
  strike: (node: ClusterNode, isOver: () => boolean) => Promise<unknown>
  heal: (node: ClusterNode) => Promise<unknown>
}

export const faults: Record<string, Fault> = {
  killed: {
    strike: (node) => node.signal('SIGKILL'),
    heal: async (node) => node.start(),
  },
  paused: {
    strike: (node) => node.signal('SIGSTOP'),
    heal: (node) => node.signal('SIGCONT'),
  },
  'cut off': {
    strike: (node) => node.plug(false),
    heal: (node) => node.plug(true),
  },
  'out of disk': {
    strike: async (node, isOver) => {
      while (!isOver()) {
        await node.fill()
        // PostgreSQL goes on in the log's files that it has; a busy site needs the next one sooner than ours.
        await node.query('select pg_switch_wal()').catch(() => {})
        await sleep(SEGMENT_MS)
      }
    },
    heal: (node) => node.free(),
  },
}
