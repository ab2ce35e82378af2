import type { JobName } from '../db/upgrade/job-names.ts'

/** Payloads have ids rather than content, which is read when the job runs. */
export type JobPayloads = Payloads<{
  sendMail: { id: string }
  enqueueWaitingMails: Nothing
  enqueueDigests: Nothing
  mailDigest: { userId: string; day: string }
  deleteExpiredRows: Nothing
  clearUnusedImages: Nothing
  mailUnreadMessages: { conversationId: string; readerId: string }
  lapseViewing: { id: string }
  enqueueOverdueOffers: Nothing
  lapseOffer: { id: string }
  /** `startsAt`: an ISO time. `hours`: before it. */
  remindOfViewing: { id: string; startsAt: string; hours: 24 | 1 }
  placeListing: { id: string }
  placeHomesAgain: Nothing
  /** `change`: a row of `property_change` that is stored only in the job. */
  matchChange: { change: Record<string, unknown> }
  mailAlerts: { userId: string; kind: 'searches' | 'wishes'; ids: string[] }
  notifyReporters: { ids: string[] }
  checkPayment: { intentId: string }
  finishPayment: { id: string }
  enqueueDueFeeds: Nothing
  fetchFeedFile: { runId: string }
  runFeed: { runId: string }
  fetchFeedPictures: { feedId: string }
  notifyGone: { propertyId: string; goneAt: string }
  checkHomesAgain: Nothing
  readAddressKeys: Nothing
  matchPicture: { name: string }
  matchOlderPictures: { after?: string }
  enqueueLearning: Nothing
  learnEstimates: { area: string }
  compareClocks: Nothing
}>
type Payloads<Each extends Record<JobName, object>> = Each
type Nothing = Record<string, never>

/** `stopping`: the time is up, or the server stops; the current work should end. */
export type JobRun = { stopping: AbortSignal }
export type JobHandler<Name extends JobName> = (payload: JobPayloads[Name], run: JobRun) => Promise<void>
export type JobHandlers = { [Name in JobName]: JobHandler<Name> }

/** `reading`: of feeds, each in a process of its own; `downloads`: from servers that may not respond. */
export type Lane = 'short' | 'reading' | 'downloads'

/** The number of concurrent jobs of one server. None holds a database connection between its statements. */
export const lanes: Record<Lane, number> = { short: 5, reading: 2, downloads: 8 }

type JobPolicy = {
  /** Of one attempt. A job held longer was abandoned by a process that died, and another takes it. */
  maxSeconds: number
  /** After these it is listed as failed. The queue waits e^n seconds after the nth, at most 6 hours. */
  maxAttempts: number
  /** Smaller numbers come first: recurring work is rare and short, and must not wait behind ten thousand mails. */
  priority: number
  lane?: Exclude<Lane, 'short'>
  /** A crontab line in UTC: minute, hour, day of month, month and day of week. One server enqueues it. */
  recurs?: `${string} ${string} ${string} ${string} ${string}`
}

export const HAND_BACK_MS = 8_000

export const FAILED_JOB_DAYS = 30

const recurring = { maxSeconds: 600, maxAttempts: 5, priority: 0 }

export const jobPolicies: Record<JobName, JobPolicy> = {
  sendMail: { maxSeconds: 32, maxAttempts: 25, priority: 10 }, // about four days, as mail servers retry
  enqueueWaitingMails: { ...recurring, recurs: '*/10 * * * *' },
  enqueueDigests: { ...recurring, recurs: '0 7 * * *' },
  mailDigest: { maxSeconds: 30, maxAttempts: 10, priority: 5 },
  deleteExpiredRows: { ...recurring, recurs: '7 * * * *' },
  clearUnusedImages: { ...recurring, recurs: '37 * * * *' },
  mailUnreadMessages: { maxSeconds: 30, maxAttempts: 10, priority: 10 },
  lapseViewing: { maxSeconds: 30, maxAttempts: 10, priority: 5 },
  enqueueOverdueOffers: { ...recurring, recurs: '* * * * *' },
  lapseOffer: { maxSeconds: 30, maxAttempts: 10, priority: 5 },
  remindOfViewing: { maxSeconds: 30, maxAttempts: 7, priority: 5 }, // until some 20 minutes later
  // Work that failed in a poller, moved here so that it doesn't block the rest (D-268).
  placeListing: { maxSeconds: 60, maxAttempts: 10, priority: 20 },
  placeHomesAgain: { ...recurring, recurs: '*/10 * * * *' },
  matchChange: { maxSeconds: 60, maxAttempts: 10, priority: 10 },
  mailAlerts: { maxSeconds: 30, maxAttempts: 10, priority: 10 },
  notifyReporters: { maxSeconds: 30, maxAttempts: 10, priority: 10 },
  checkPayment: { maxSeconds: 30, maxAttempts: 10, priority: 5 }, // the reconciler goes on after that
  finishPayment: { maxSeconds: 30, maxAttempts: 13, priority: 5 }, // about a day, as a provider may be away for hours
  enqueueDueFeeds: { ...recurring, recurs: '* * * * *' },
  // Long work goes on in a job of its own after some minutes, so that one whose server died is soon taken by another.
  fetchFeedFile: { maxSeconds: 300, maxAttempts: 10, priority: 20, lane: 'downloads' },
  runFeed: { maxSeconds: 300, maxAttempts: 10, priority: 20, lane: 'reading' },
  fetchFeedPictures: { maxSeconds: 120, maxAttempts: 10, priority: 100, lane: 'downloads' }, // behind all files
  notifyGone: { maxSeconds: 30, maxAttempts: 10, priority: 10 },
  checkHomesAgain: { ...recurring, recurs: '*/10 * * * *' },
  readAddressKeys: { ...recurring, recurs: '*/10 * * * *' },
  matchPicture: { maxSeconds: 150, maxAttempts: 5, priority: 15 },
  matchOlderPictures: { maxSeconds: 180, maxAttempts: 5, priority: 30 },
  enqueueLearning: { ...recurring, recurs: '*/10 * * * *' },
  learnEstimates: { maxSeconds: 300, maxAttempts: 5, priority: 30 },
  compareClocks: { ...recurring, recurs: '23 4 * * *' },
}
