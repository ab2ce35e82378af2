import type { Feed, FeedFormat, FeedSchedule, FeedSourceKind } from '#contract/feed'
import type { FeedCounts, FeedRun } from '#contract/feed-run'

export const homeFormatNames: Record<Exclude<FeedFormat, 'soldPrices'>, string> = {
  auto: 'Told by the file',
  blm: 'BLM',
  openimmo: 'OpenImmo',
  kyero: 'Kyero',
  reaxml: 'REAXML',
  reso: 'RESO JSON',
  csv: 'CSV',
}
export const formatNames: Record<FeedFormat, string> = { ...homeFormatNames, soldPrices: 'Sold prices' }

export const sourceNames: Record<FeedSourceKind, string> = {
  address: 'A web address',
  upload: 'A file that I upload',
  folder: 'The server’s folder (SFTP, FTP)',
}

export const scheduleNames: Record<FeedSchedule, string> = {
  manual: 'When I run it',
  hourly: 'Every hour',
  sixHourly: 'Every six hours',
  nightly: 'Every night',
}

const fieldNames: Record<string, string> = {
  propertyImage: 'main picture',
  areaUnit: 'unit of area',
  yearBuilt: 'year built',
  energyRating: 'energy rating',
  timeZone: 'time zone',
}
export const fieldName = (field: string): string => fieldNames[field] ?? field

export const sourceOf = ({ source, address, uploadedAt }: Feed): string => {
  if (source === 'upload') return uploadedAt ? 'An uploaded file' : 'No file is uploaded yet'
  return address ?? ''
}

const countNames: Record<Exclude<keyof FeedCounts, 'read'>, string> = {
  new: 'new',
  changed: 'changed',
  gone: 'gone',
  restored: 'back again',
  unchanged: 'unchanged',
  refused: 'refused',
  otherCurrency: 'of these in another currency',
  leftOut: 'not for sale',
  duplicates: 'there twice',
  untouched: 'left as they are',
  pictures: 'new pictures',
  failedPictures: 'missing pictures',
}

export function countsOf({ counts }: FeedRun): string {
  const kinds = Object.keys(countNames) as (keyof typeof countNames)[] // its own keys
  const words = kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind].toLocaleString('en')} ${countNames[kind]}`)
  return words.length > 0 ? words.join(', ') : 'nothing to do'
}

export const stateNames: Record<FeedRun['state'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  held: 'Needs you',
  failed: 'Failed',
}

export function paceOf({ done, total, startedAt }: FeedRun, noun: 'homes' | 'sales', now: Date): string {
  if (total === undefined) return 'Reading the file …'
  const seconds = startedAt ? Math.max((now.getTime() - Date.parse(startedAt)) / 1000, 1) : 1
  const rate = done / seconds
  const parts = [`${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${noun}`]
  if (rate >= 1) parts.push(`${Math.round(rate).toLocaleString('en')} a second`)
  if (rate > 0 && done < total) {
    const left = Math.ceil((total - done) / rate)
    parts.push(left < 90 ? `${left} s left` : `${Math.ceil(left / 60)} min left`)
  }
  return parts.join(' · ')
}
