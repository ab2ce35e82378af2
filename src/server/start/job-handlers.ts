import { mailUnreadMessages } from '../conversation/unread-mail.ts'
import type { Database } from '../db/database.ts'
import { clearImages } from '../image/clear-images.ts'
import type { JobHandlers } from '../jobs/job-handlers.ts'
import type { Log } from '../logging/log.ts'
import { enqueueWaitingMails, sendMail } from '../mail/mail-sender.ts'
import type { ImageStore } from '../providers/images/images.ts'
import type { MailTransport } from '../providers/mail/mail.ts'
import { deleteExpiredRows } from '../retention/sweep.ts'
import { lapseViewing } from '../viewing/lapse.ts'
import { remindOfViewing } from '../viewing/remind.ts'

export type JobParts = { db: Database; log: Log; images: ImageStore; transport: MailTransport; now: () => Date }

/** What does each job: all background work of the product that goes through the queue. */
export const jobHandlers = (parts: JobParts): JobHandlers => ({
  sendMail: sendMail(parts),
  enqueueWaitingMails: enqueueWaitingMails(parts),
  deleteExpiredRows: deleteExpiredRows(parts),
  clearUnusedImages: clearImages(parts),
  mailUnreadMessages: mailUnreadMessages(parts),
  lapseViewing: lapseViewing(parts),
  remindOfViewing: remindOfViewing(parts),
})
