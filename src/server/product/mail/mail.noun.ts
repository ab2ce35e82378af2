import { mailOutbox } from '../../platform/db/tables/mail.ts'
import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { mailJobs } from './mail.jobs.ts'
import { mailBacklog } from './mail-backlog.ts'
import { enqueueWaitingMails, sendMail } from './mail-sender.ts'

export const mailNoun = noun({
  routes: [],
  jobs: [mailJobs.send.handledBy(sendMail), mailJobs.enqueueWaiting.handledBy(enqueueWaitingMails)],
  retention: [{ table: mailOutbox, endedAt: mailOutbox.sentAt, keepDays: 30 }],
  backlog: [mailBacklog],
  personalData: noPersonalData,
})
