import type { JobName } from '../db/upgrade/job-names.ts'

/** The payload of each job: ids rather than content, which is read when the job runs. */
export type JobPayloads = Payloads<{
  sendMail: { id: string }
  enqueueWaitingMails: Nothing
  enqueueDigests: Nothing
  /** `day`: YYYY-MM-DD. */
  mailDigest: { userId: string; day: string }
  deleteExpiredRows: Nothing
  clearUnusedImages: Nothing
  mailUnreadMessages: { conversationId: string; readerId: string }
  lapseViewing: { id: string }
  enqueueOverdueOffers: Nothing
  lapseOffer: { id: string }
  /** `startsAt`: as it was agreed on, an ISO time. `hours`: how many before it. */
  remindOfViewing: { id: string; startsAt: string; hours: 24 | 1 }
  placeListing: { id: string }
  placeHomesAgain: Nothing
  /** `change`: a row of `property_change`, which is in no table until the job has run. */
  matchChange: { change: Record<string, unknown> }
  /** `ids`: of the alerts, as texts. */
  mailAlerts: { userId: string; kind: 'searches' | 'wishes'; ids: string[] }
  /** `ids`: of decided reports of homes. */
  notifyReporters: { ids: string[] }
  checkPayment: { intentId: string }
  finishPayment: { id: string }
  enqueueDueFeeds: Nothing
  fetchFeedFile: { runId: string }
  runFeed: { runId: string }
  fetchFeedPictures: { feedId: string }
  /** `goneAt`: since when the home is gone from its feed, an ISO time. */
  notifyGone: { propertyId: string; goneAt: string }
  checkHomesAgain: Nothing
  readAddressKeys: Nothing
  /** `name`: the id of an uploaded picture. */
  matchPicture: { name: string }
  /** `after`: the id of the last that was done. */
  matchOlderPictures: { after?: string }
  enqueueLearning: Nothing
  /** `area`: of postcodes, as `M`. */
  learnEstimates: { area: string }
  compareClocks: Nothing
}>
/** Of every name. */
type Payloads<Each extends Record<JobName, object>> = Each
type Nothing = Record<string, never>

/** `stopping`: its time is over, or the server stops; the work at hand should end. */
export type JobRun = { stopping: AbortSignal }
export type JobHandler<Name extends JobName> = (payload: JobPayloads[Name], run: JobRun) => Promise<void>
export type JobHandlers = { [Name in JobName]: JobHandler<Name> }

/** `reading`: of feeds, with a process of its own each; `downloads`: from servers that may be silent. */
export type Lane = 'short' | 'reading' | 'downloads'

/** The number of jobs that one server runs at a time. None holds a connection to the database beyond its own statements. */
export const lanes: Record<Lane, number> = { short: 5, reading: 2, downloads: 8 }

type JobPolicy = {
  /** The longest time of one attempt. A job that is held longer was abandoned by a process that died, and another takes it. */
  maxSeconds: number
  /** After that many it is listed as failed. The queue waits e^n seconds after the nth, at most 6 hours. */
  maxAttempts: number
  /** Smaller numbers come first: what recurs is rare and short, and must not stand behind ten thousand mails. */
  priority: number
  /** Where it is long work, which has turns of its own: other jobs wait for none of it. */
  lane?: Exclude<Lane, 'short'>
  /** When it recurs, in UTC: minute, hour, day of month, month and day of week, as in a crontab. One server of all enqueues it. */
  recurs?: `${string} ${string} ${string} ${string} ${string}`
}

/** The time that an attempt has left when it is asked to stop; then it counts as failed, and is handed back. */
export const HAND_BACK_MS = 8_000

/** The days for which a job that failed for good stays listed, and with it the mail that could not be sent. */
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
