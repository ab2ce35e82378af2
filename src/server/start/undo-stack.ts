import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../logging/log.ts'

const STEP_TIMEOUT_MS = 15_000

/** How to stop what was started, the last first. A step that fails or takes too long is logged, and keeps no other from its turn. */
export function undoStack(log: Log) {
  const steps: (() => Promise<void>)[] = []
  return {
    add: (step: () => Promise<unknown>, timeoutMs = STEP_TIMEOUT_MS): void => {
      steps.push(async () => {
        const late = sleep(timeoutMs, 'late', { ref: false })
        if ((await Promise.race([step(), late])) === 'late') log.warn({ timeoutMs }, 'did not stop in time')
      })
    },
    undo: async (): Promise<void> => {
      for (const step of steps.reverse().splice(0))
        await step().catch((error) => log.error({ err: error }, 'while stopping'))
    },
  }
}

export type UndoStack = ReturnType<typeof undoStack>
