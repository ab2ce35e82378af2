import { job } from '../../platform/jobs/job.ts'

export const pictureMatchJobs = {
  match: job<{ name: string; isOfFeed?: boolean }>('matchPicture', { maxSeconds: 180, maxAttempts: 5, priority: 15 }),
  matchOlder: job<{ after?: string }>('matchOlderPictures', { maxSeconds: 180, maxAttempts: 5, priority: 30 }),
}
