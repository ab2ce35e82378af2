import { job, recurringPolicy } from '../../platform/jobs/job.ts'

export const feedJobs = {
  enqueueDue: job('enqueueDueFeeds', { ...recurringPolicy, recurs: '* * * * *' }),
  // After some minutes, long work continues in a new job, so that a dead server's work is soon taken over.
  fetchFile: job<{ runId: string }>('fetchFeedFile', {
    maxSeconds: 300,
    maxAttempts: 10,
    priority: 20,
    lane: 'downloads',
  }),
  run: job<{ runId: string }>('runFeed', { maxSeconds: 300, maxAttempts: 10, priority: 20, lane: 'reading' }),
  fetchPictures: job<{ feedId: string }>('fetchFeedPictures', {
    maxSeconds: 120,
    maxAttempts: 10,
    priority: 100,
    lane: 'downloads',
  }), // after all files
  notifyGone: job<{ propertyId: string; goneAt: string }>('notifyGone', {
    maxSeconds: 30,
    maxAttempts: 10,
    priority: 10,
  }),
}
