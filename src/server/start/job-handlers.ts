import type { JobHandlers } from '../platform/jobs/job-policy.ts'
import { deleteExpiredRows } from '../platform/retention/sweep.ts'
import { mailAlertsOf } from '../product/alert/alert-mailing.ts'
import { matchChange } from '../product/alert/match-alerts.ts'
import { mailUnreadMessages } from '../product/conversation/unread-mail.ts'
import { enqueueLearning } from '../product/estimate/enqueue-learning.ts'
import { checkHomesAgain } from '../product/evidence/check-again.ts'
import { makeAreaDue, makeDue } from '../product/evidence/checks/checked-homes.store.ts'
import { readAddressKeys } from '../product/evidence/read-address-keys.ts'
import { notifyGone } from '../product/feed/notify-gone.ts'
import { enqueueDueFeeds } from '../product/feed/run/due-feeds.ts'
import type { PictureDependencies } from '../product/feed/run/fetch-pictures.ts'
import { notifyReporters } from '../product/home-report/decide-home-report.ts'
import { clearImages } from '../product/image/clear-images.ts'
import { type Composers, enqueueWaitingMails, sendMail } from '../product/mail/mail-sender.ts'
import { enqueueDigests, mailDigest } from '../product/notification/digest.ts'
import { finishMail, type MailSite } from '../product/notification/finish-mail.ts'
import { enqueueOverdueOffers, lapseOffer, type OfferExpiryPolicy } from '../product/offer/lapse.ts'
import type { CardPayments } from '../product/payment/card-payments.ts'
import { checkPayment, finishPayment } from '../product/payment/reconcile.ts'
import {
  type MatchDependencies,
  matchOlderPictures,
  matchPicture,
  type OnCompared,
} from '../product/picture-match/match-pictures.ts'
import { placeHomesAgain } from '../product/place/place-again.ts'
import { type OnMoved, placeListing } from '../product/place/placing.ts'
import { compareClocksJob } from '../product/viewing/compare-clocks-job.ts'
import { moveTimeZones } from '../product/viewing/move-time-zones.ts'
import { lapseViewing, remindOfViewing } from '../product/viewing/viewing-jobs.ts'
import type { Geocoder } from '../providers/geocoder/geocoder.ts'
import type { ImageStore } from '../providers/images/images.ts'
import type { MailTransport } from '../providers/mail/mail.ts'

export type JobDependencies = MailSite &
  OfferExpiryPolicy & {
    images: ImageStore
    geocoder: Geocoder
    transport: MailTransport
    composers: Composers
    cardPayments: CardPayments | undefined
    feeds: FeedSettings
    matcher: MatchDependencies['matcher']
  }

type FeedSettings = Omit<PictureDependencies, 'db' | 'log' | 'geocoder' | 'images' | 'secret' | 'clock'>

export const jobHandlers = (parts: JobDependencies): JobHandlers => ({
  sendMail: sendMail({ ...parts, finish: finishMail(parts) }),
  enqueueWaitingMails: enqueueWaitingMails(parts),
  enqueueDigests: enqueueDigests(parts),
  mailDigest: mailDigest(parts),
  deleteExpiredRows: deleteExpiredRows(parts),
  clearUnusedImages: clearImages(parts),
  mailUnreadMessages: mailUnreadMessages(parts),
  lapseViewing: lapseViewing(parts),
  enqueueOverdueOffers: enqueueOverdueOffers(parts),
  lapseOffer: lapseOffer(parts),
  remindOfViewing: remindOfViewing(parts),
  placeListing: placeListing({ ...parts, onMoved: onMoved(parts) }),
  placeHomesAgain: placeHomesAgain({ ...parts, onMoved: onMoved(parts) }),
  matchChange: matchChange(parts),
  mailAlerts: mailAlertsOf(parts),
  notifyReporters: notifyReporters(parts),
  checkPayment: checkPayment(parts.cardPayments),
  finishPayment: finishPayment(parts.cardPayments),
  enqueueDueFeeds: enqueueDueFeeds(parts),
  ...feedJobs({ ...parts, ...parts.feeds, clock: parts }),
  notifyGone: notifyGone(parts),
  checkHomesAgain: checkHomesAgain(parts),
  readAddressKeys: readAddressKeys(parts),
  compareClocks: compareClocksJob(parts),
  matchPicture: matchPicture({ ...parts, onCompared }),
  matchOlderPictures: matchOlderPictures({ ...parts, onCompared }),
  enqueueLearning: enqueueLearning(parts),
  learnEstimates: async (payload, run) => {
    const { learnEstimates } = await import('../product/estimate/learn-estimates.ts') // with a library of matrices
    await learnEstimates(parts)(payload, run)
    await makeAreaDue(parts.db, payload.area) // sales nearby are evidence
  },
})

/** Loaded with the first job: the readers of all formats are more code than a start needs (D-222). */
const feedJobs = (
  parts: PictureDependencies,
): Pick<JobHandlers, 'fetchFeedFile' | 'runFeed' | 'fetchFeedPictures'> => ({
  fetchFeedFile: async (...job) => {
    const { fetchFeedFile } = await import('../product/feed/run/fetch-feed-file.ts')
    return fetchFeedFile(parts)(...job)
  },
  runFeed: async (...job) => {
    const { runFeed } = await import('../product/feed/run/run-feed.ts')
    return runFeed(parts)(...job)
  },
  fetchFeedPictures: async (...job) => {
    const { fetchFeedPictures } = await import('../product/feed/run/fetch-pictures.ts')
    return fetchFeedPictures(parts)(...job)
  },
})

/** Uses the lane `pending`, after listings that changed by themselves: a feed brings thousands of pictures. */
const onCompared: OnCompared = (tx, propertyIds) => makeDue(tx, propertyIds, 'pending')

const onMoved =
  ({ now }: Pick<JobDependencies, 'now'>): OnMoved =>
  (tx, id) =>
    moveTimeZones(tx, id, now())
