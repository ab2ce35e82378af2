import { inTime } from '#contract/in-time'
import type { Log } from '../platform/logging/log.ts'

const STEP_TIMEOUT_MS = 15_000

/** Stops what was started, in reverse order. Logs a step that fails or takes too long, and continues. */
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
