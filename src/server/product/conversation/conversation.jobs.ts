import { job } from '../../platform/jobs/job.ts'

export const conversationJobs = {
  mailUnread: job<{ conversationId: string; readerId: string }>('mailUnreadMessages', {
    maxSeconds: 30,
    maxAttempts: 10,
    priority: 10,
  }),
}
