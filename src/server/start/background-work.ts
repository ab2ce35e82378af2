import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { personalFolders } from '../platform/files/private-folder.ts'
import { enqueueJob } from '../platform/jobs/job.store.ts'
import { runnable } from '../platform/jobs/job.ts'
import { retentionJobs } from '../platform/retention/retention.jobs.ts'
import { startAlertMails } from '../product/alert/alert-mailing.ts'
import { startAlertMatcher } from '../product/alert/match-alerts.ts'
import type { CheckDependencies } from '../product/evidence/check-homes.ts'
import { backgroundConverter } from '../product/image/conversion/converter.ts'
import { documentReader } from '../product/image/document/document-reader.ts'
import { enqueueOlderMatches } from '../product/picture-match/match-pictures.ts'
import { matcher } from '../product/picture-match/matcher.ts'
import { startCountingPlaces } from '../product/place/count-places.ts'
import { viewingJobs } from '../product/viewing/viewing.jobs.ts'
import { emlOutbox } from '../providers/mail/eml-outbox.ts'
import { type MailTransport, senderOf } from '../providers/mail/mail.ts'
import { smtp } from '../providers/mail/smtp.ts'
import type { PaymentProvider } from '../providers/payment/payment.ts'
import type { Settings } from '../settings/settings.ts'
import { allJobs, expiryOf, type JobServices, jobDependencies } from './job-dependencies.ts'
import type { UndoStack } from './undo-stack.ts'

type Stoppable = { stop: () => Promise<void> }

const FIRST_VISITORS_MS = 1_000

type Dependencies = Omit<JobServices, 'transport' | 'cardPayments' | 'converter' | 'documents' | 'matcher'> & {
  payments: PaymentProvider | undefined
}

export async function startBackgroundWork(dependencies: Dependencies, started: UndoStack): Promise<void> {
  const { db, settings, log, now, geocoder, payments } = dependencies
  const transport = mailTransport(settings)
  started.add(async () => transport.close())
  const pictures = backgroundConverter()
  started.add(async () => pictures.stop())
  const documents = documentReader()
  started.add(async () => documents.stop())
  const matching = matcher()
  started.add(async () => matching.stop())
  const cardPayments = payments && { db, provider: payments, expiry: expiryOf({ settings, now }), log }
  const processes = { converter: pictures, documents, matcher: matching }
  started.add(startJobs({ ...dependencies, ...processes, transport, cardPayments }).stop)
  await enqueueJob(db, retentionJobs.deleteExpired, {}, { key: 'recurring' }) // rows that expired while no server ran
  await enqueueJob(db, viewingJobs.compareClocks, {}, { key: 'recurring' }) // the time zone data may have been updated
  await enqueueOlderMatches(db)
  started.add(startAlertMatcher({ db, log }).stop)
  const { currency, evidenceOff, mailsADay } = settings
  started.add(checkListings({ db, log, geocoder, currency, evidenceOff }).stop)
  started.add(startAlertMails({ db, log, mailsADay }).stop)
  started.add(startCountingPlaces({ db, log }).stop)
}

const startJobs = (dependencies: JobServices): Stoppable =>
  afterFirstVisitors(async () => {
    const { startJobWorker } = await import('../platform/jobs/job-worker.ts')
    const { db, log } = dependencies
    return startJobWorker({ db, log, jobs: runnable(allJobs, jobDependencies(dependencies)) })
  })

const checkListings = (dependencies: CheckDependencies): Stoppable =>
  afterFirstVisitors(async () => {
    const { startEvidenceChecks } = await import('../product/evidence/check-homes.ts')
    return startEvidenceChecks(dependencies)
  })

/**
 * Starts work after the first visitors are served: loading its code and the gazetteer would block their responses
 * (D-222).
 */
function afterFirstVisitors(start: () => Promise<Stoppable>): Stoppable {
  const stopping = new AbortController()
  const started = wait(FIRST_VISITORS_MS, undefined, { signal: stopping.signal }).then(start)
  return {
    stop: async () => {
      stopping.abort()
      const { stop } = await started.catch((error) => {
        if (error.name === 'AbortError') return { stop: async () => {} }
        throw error
      })
      await stop()
    },
  }
}

function mailTransport({ smtpUrl, dataDir, ...settings }: Settings): MailTransport {
  const sender = senderOf(settings)
  return smtpUrl ? smtp(smtpUrl, sender) : emlOutbox(join(dataDir, personalFolders.outbox), sender)
}
