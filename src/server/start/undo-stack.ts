import { inTime } from '#contract/in-time'
import type { Log } from '../platform/logging/log.ts'

const STEP_TIMEOUT_MS = 15_000

/**
 * Returns a stack of functions that stop started services, called in reverse order. A step that fails or takes too long
 * is logged, and the next one follows.
 */
export function undoStack(log: Log) {
  const steps: (() => Promise<unknown>)[] = []
  return {
    add: (step: () => Promise<unknown>, timeoutMs = STEP_TIMEOUT_MS): void => {
      const late = () => new Error(`it did not stop within ${timeoutMs / 1000} seconds`)
      steps.push(() => inTime(step(), timeoutMs, late))
    },
    undo: async (): Promise<void> => {
      for (const step of steps.reverse().splice(0))
        await step().catch((error) => log.error({ err: error }, 'while stopping'))
    },
  }
}

export type UndoStack = ReturnType<typeof undoStack>
