import { join } from 'node:path'
import type { Database, Queryable } from '../platform/db/database.ts'
import { personalFolders } from '../platform/files/private-folder.ts'
import type { HandledJob } from '../platform/jobs/job.ts'
import type { Log } from '../platform/logging/log.ts'
import type { Noun } from '../platform/noun/noun.ts'
import { retentionJobs } from '../platform/retention/retention.jobs.ts'
import { deleteExpiredRows } from '../platform/retention/sweep.ts'
import { composeAlerts } from '../product/alert/alert-mailing.ts'
import { makeAreaDue, makeDue } from '../product/evidence/checks/checked-homes.store.ts'
import { withoutFinding } from '../product/evidence/checks/finding.store.ts'
import { feedReader } from '../product/feed/reading/feed-reader.ts'
import type { PictureDependencies } from '../product/feed/run/fetch-pictures.ts'
import type { Converter } from '../product/image/conversion/converter.ts'
import type { DocumentReader } from '../product/image/document/document-reader.ts'
import { finishMail } from '../product/notification/finish-mail.ts'
import { nouns } from '../product/nouns.ts'
import type { OfferExpiryPolicy } from '../product/offer/lapse.ts'
import { moveTimeZones } from '../product/open-time/move-time-zones.ts'
import type { CardPayments } from '../product/payment/card-payments.ts'
import type { MatchDependencies, OnCompared } from '../product/picture-match/match-pictures.ts'
import type { Geocoder } from '../providers/geocoder/geocoder.ts'
import type { ImageStore } from '../providers/images/images.ts'
import type { MailTransport } from '../providers/mail/mail.ts'
import type { Settings } from '../settings/settings.ts'

export type JobServices = {
  db: Database
  settings: Settings
  secret: string
  log: Log
  now: () => Date
  images: ImageStore
  geocoder: Geocoder
  transport: MailTransport
  cardPayments: CardPayments | undefined
  converter: Converter
  documents: DocumentReader
  matcher: MatchDependencies['matcher']
}

export const expiryOf = ({ settings, now }: Pick<JobServices, 'settings' | 'now'>): OfferExpiryPolicy => ({
  now,
  acceptedDays: settings.acceptedOfferDays,
})

/**
 * Called when pictures of homes are compared. Listings of feeds use the lane `pending`, behind listings that were
 * changed directly, because a feed brings thousands of pictures.
 */
export const onCompared: OnCompared = async (tx, { shown, alike, isOfFeed }) => {
  const unseen = await withoutFinding(tx, alike, 'samePicture')
  await makeDue(tx, [...new Set([...shown, ...unseen])], isOfFeed ? 'pending' : 'single')
}

/**
 * Returns the dependencies of all jobs. Functions that one server module needs from another without importing it are
 * passed in here.
 */
export function jobDependencies({ settings, ...started }: JobServices) {
  const { db, secret, log, now, converter } = started
  const { publicUrl, requireVerifiedEmail, mailsADay } = settings
  const site = { db, secret, log, publicUrl, requireVerifiedEmail, mailsADay }
  const feedWork: PictureDependencies = {
    ...started,
    clock: { now },
    currency: settings.currency,
    quotaBytes: settings.uploadQuotaBytes,
    spoolFolder: join(settings.dataDir, personalFolders.uploads),
    feedsFolder: settings.feedsFolder,
    feedsOrigins: settings.feedsOrigins,
    converter,
    reader: feedReader(),
  }
  return {
    ...started,
    ...site,
    ...expiryOf({ settings, now }),
    feedWork,
    retention: nouns.flatMap((noun) => noun.retention),
    composers: { alerts: composeAlerts(settings) },
    finish: finishMail(site),
    onMoved: (tx: Queryable, id: string) => moveTimeZones(tx, id, now()),
    onCompared,
    onLearned: makeAreaDue, // sales nearby affect the checks of listings
  }
}
type JobDependencies = ReturnType<typeof jobDependencies>

export const allJobs: HandledJob<JobDependencies>[] = [
  retentionJobs.deleteExpired.handledBy(deleteExpiredRows),
  ...nouns.flatMap((noun: Noun<never, JobDependencies>) => noun.jobs),
]

export const jobNames = allJobs.map(({ job }) => job.name)
