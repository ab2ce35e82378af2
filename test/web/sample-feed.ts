import type { Feed } from '../../src/contract/feed.ts'
import type { FeedRun } from '../../src/contract/feed-run.ts'
import { ann } from './sample-answers.ts'

const counts = {
  read: 20,
  new: 3,
  changed: 2,
  unchanged: 15,
  gone: 0,
  restored: 0,
  refused: 1,
  otherCurrency: 0,
  leftOut: 0,
  duplicates: 0,
  untouched: 0,
  pictures: 0,
  failedPictures: 0,
}
export const run: FeedRun = {
  _id: 'run-1',
  state: 'done',
  isTrial: false,
  isScheduled: true,
  createdAt: '2026-11-20T09:30:00.000Z',
  done: 6,
  total: 6,
  counts,
  problemCount: 1,
  heldRemovals: 0,
}
export const feed: Feed = {
  _id: 'feed-1',
  name: 'Stock',
  format: 'auto',
  source: 'address',
  address: 'https://agency.example/homes.xml',
  isWholeStock: true,
  isTrusted: false,
  schedule: 'nightly',
  isPaused: false,
  failures: 0,
  homes: 20,
  homesWithKeptFields: 0,
  createdAt: run.createdAt,
  agentName: 'Ann',
  agentEmail: ann,
  latestRun: run,
}
