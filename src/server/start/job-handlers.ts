import { mailAlertsOf } from '../alert/alert-mailing.ts'
import { matchChange } from '../alert/telling.ts'
import { mailUnreadMessages } from '../conversation/unread-mail.ts'
import { clearImages } from '../image/clear-images.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import { type Composers, enqueueWaitingMails, sendMail } from '../mail/mail-sender.ts'
import { enqueueDigests, mailDigest } from '../notification/digest.ts'
import { finishMail, type MailSite } from '../notification/finish-mail.ts'
import { placeListing } from '../place/place-listing.ts'
import type { Geocoder } from '../providers/geocoder/geocoder.ts'
import type { ImageStore } from '../providers/images/images.ts'
import type { MailTransport } from '../providers/mail/mail.ts'
import { deleteExpiredRows } from '../retention/sweep.ts'
import { lapseViewing } from '../viewing/lapse.ts'
import { remindOfViewing } from '../viewing/remind.ts'

export type JobParts = MailSite & {
  images: ImageStore
  geocoder: Geocoder
  transport: MailTransport
  composers: Composers
  now: () => Date
}

/** What does each job: all background work of the product that goes through the queue. */
export const jobHandlers = (parts: JobParts): JobHandlers => ({
  sendMail: sendMail({ ...parts, finish: finishMail(parts) }),
  enqueueWaitingMails: enqueueWaitingMails(parts),
  enqueueDigests: enqueueDigests(parts),
  mailDigest: mailDigest(parts),
  deleteExpiredRows: deleteExpiredRows(parts),
  clearUnusedImages: clearImages(parts),
  mailUnreadMessages: mailUnreadMessages(parts),
  lapseViewing: lapseViewing(parts),
  remindOfViewing: remindOfViewing(parts),
  placeListing: placeListing(parts),
  matchChange: matchChange(parts),
  mailAlerts: mailAlertsOf(parts),
})
