import type { FeedLink } from './feed-format.ts'

const VIDEO = /^https?:\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\//i

/** Splits tours for formats that have a field for one video: the first link to a host of videos, and all others. */
export function writtenTours(tours: FeedLink[] = []): { video: string | undefined; others: string[] } {
  const urls = tours.map(({ url }) => url)
  const video = urls.find((url) => VIDEO.test(url))
  return { video, others: urls.filter((url) => url !== video) }
}
