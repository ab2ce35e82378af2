import { Logger, type TaskList } from 'graphile-worker'
import { jobNames } from '../db/upgrade/job-names.ts'
import type { Log } from '../logging/log.ts'
import { runJob } from './run-job.ts'

/** The handlers as the queue's library takes them. */
export const taskList = (parts: Parameters<typeof runJob>[1]): TaskList =>
  Object.fromEntries(
    jobNames.map((name) => [
      name,
      (payload, { job: { id, attempts } }) => runJob({ id, name, payload, attempts }, parts),
    ]),
  )

/** What fails is logged by `runJob` and the worker, without payloads; the rest is for whoever looks for a fault. */
export const quietLogger = (log: Log) => new Logger(() => (level, message) => log.debug({ queue: level }, message))
