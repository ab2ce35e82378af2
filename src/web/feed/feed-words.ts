import type { Feed, FeedFormat, FeedSchedule, FeedSourceKind } from '#contract/feed'
import type { FeedCounts, FeedRun } from '#contract/feed-run'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/feed'

export const homeFormatNames: Record<Exclude<FeedFormat, 'soldPrices'>, () => string> = {
  auto: t.toldByFile,
  blm: () => 'BLM',
  openimmo: () => 'OpenImmo',
  kyero: () => 'Kyero',
  reaxml: () => 'REAXML',
  reso: () => 'RESO JSON',
  csv: () => 'CSV',
}
export const formatNames: Record<FeedFormat, () => string> = { ...homeFormatNames, soldPrices: t.soldPrices }

export const sourceNames: Record<FeedSourceKind, () => string> = {
  address: t.webAddress,
  upload: t.myFile,
  folder: t.folder,
}

export const scheduleNames: Record<FeedSchedule, () => string> = {
  manual: t.manual,
  hourly: t.hourly,
  sixHourly: t.sixHourly,
  nightly: t.nightly,
}

export const sourceOf = ({ source, address, uploadedAt }: Feed): string => {
  if (source === 'upload') return uploadedAt ? t.uploadedFile() : t.noFile()
  return address ?? ''
}

const SHOWN_COUNTS = [
  'new',
  'changed',
  'gone',
  'restored',
  'unchanged',
  'refused',
  'otherCurrency',
  'leftOut',
  'duplicates',
  'untouched',
  'pictures',
  'failedPictures',
] as const satisfies (keyof FeedCounts)[]

export function countsOf({ counts }: FeedRun): string {
  const words = SHOWN_COUNTS.filter((kind) => counts[kind] > 0).map((kind) =>
    t.runCount({
      kind: kind === 'failedPictures' ? 'other' : kind,
      count: counts[kind],
      shown: shownNumber(counts[kind]),
    }),
  )
  return words.length > 0 ? words.join(t.separator()) : t.nothingToDo()
}

export const stateNames: Record<FeedRun['state'], () => string> = {
  waiting: t.waiting,
  running: t.running,
  done: t.done,
  held: t.needsYou,
  failed: t.failed,
}

export function paceOf({ done, total, startedAt }: FeedRun, kind: 'sales' | 'other', now: Date): string {
  if (total === undefined) return t.reading()
  const seconds = startedAt ? Math.max((now.getTime() - Date.parse(startedAt)) / 1000, 1) : 1
  const rate = done / seconds
  const parts = [t.pace({ done: shownNumber(done), total: shownNumber(total), kind })]
  if (rate >= 1) parts.push(t.rate({ shown: shownNumber(Math.round(rate)) }))
  if (rate > 0 && done < total) {
    const left = Math.ceil((total - done) / rate)
    const minutes = Math.ceil(left / 60)
    parts.push(left < 90 ? t.secondsLeft({ shown: `${left}` }) : t.minutesLeft({ shown: `${minutes}` }))
  }
  return parts.join(' · ')
}
