import {
  type Feed,
  type FeedChange,
  type FeedSchedule,
  type FeedSourceKind,
  MAX_FEEDS,
  type NewFeed,
} from '#contract/feed'
import type { Role } from '#contract/user'
import * as t from '#messages/refusals'
import { invalidField, Refusal } from '../../refusal.ts'

type Person = { id: string; role: Role | null }

/**
 * Allows the owner and admins to read a feed; for others it doesn't exist. The internal feed of the import command
 * (`file`) doesn't exist for any reader.
 */
export function checkMayRead<Feed extends { ownerId: string; source: FeedSourceKind | 'file' }>(
  caller: Person,
  feed: Feed | undefined,
): asserts feed is Feed & { source: FeedSourceKind } {
  if (!feed || feed.source === 'file' || (feed.ownerId !== caller.id && caller.role !== 'admin')) throw noSuchFeed()
}

export function checkMayChange(
  caller: Person,
  feed: Pick<Feed, 'format'> & { ownerId: string },
  change: FeedChange,
): void {
  const fields = Object.keys(change).filter((field) => change[field as keyof FeedChange] !== undefined)
  if (change.isTrusted !== undefined && caller.role !== 'admin') throw new Refusal('forbidden', t.adminsTrustFeeds)
  if (change.format !== undefined && (change.format === 'soldPrices') !== (feed.format === 'soldPrices'))
    throw invalidField('format', t.feedsOfOwnKind)
  if (feed.ownerId === caller.id || fields.every((field) => field === 'isTrusted' || field === 'isPaused')) return
  throw new Refusal('forbidden', t.ownFeedOnly)
}

export function checkMayAdd({ role }: Pick<Person, 'role'>, { format }: Pick<NewFeed, 'format'>, count: number): void {
  if (format === 'soldPrices' && role !== 'admin') throw new Refusal('forbidden', t.adminsBringPrices)
  if (count >= MAX_FEEDS) throw new Refusal('conflict', () => t.tooManyFeeds({ most: MAX_FEEDS }))
}

type Place = Pick<NewFeed, 'source' | 'address' | 'username' | 'password' | 'schedule'>
/**
 * The settings for sources of feeds. `origins`: origins that may use http or private networks. `hasFolder`:
 * FEEDS_FOLDER is set.
 */
type Terms = { origins: readonly string[]; hasFolder: boolean }

export function checkSource(
  { source, address, username, password, schedule }: Place,
  { origins, hasFolder }: Terms,
): void {
  if (source === 'upload') {
    if (schedule !== 'manual') throw invalidField('schedule', t.uploadHasNoSchedule)
    return
  }
  if (!address) throw invalidField('address', source === 'address' ? t.addressRequired : t.pathRequired)
  if (source === 'folder') {
    if (!hasFolder) throw invalidField('source', t.noFeedsFolder)
    if (!isPathBelow(address)) throw invalidField('address', t.pathOutside)
    return
  }
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || (url.protocol !== 'https:' && !origins.includes(url.origin)))
    throw invalidField('address', t.addressNotHttps)
  if (url.username || url.password) throw invalidField('address', t.passwordInAddress)
  if (password && !username) throw invalidField('username', t.userNameMissing)
}

type StoredPlace = { address: string | null; password: string | null }

/**
 * Refuses to send a stored password to another server: changing the address to another origin requires the password
 * again.
 */
export function checkPasswordStays(feed: StoredPlace, { address, password }: Pick<FeedChange, 'address' | 'password'>) {
  if (!feed.password || password !== undefined || address === undefined) return
  if (originOf(address) !== originOf(feed.address ?? '')) throw invalidField('password', t.passwordAgain)
}

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined)

const isPathBelow = (path: string): boolean =>
  !/^([/\\]|[a-z]:)/i.test(path) && !path.split(/[/\\]/).includes('..') && !path.includes('\0')

const HOUR_MS = 3_600_000
const NIGHT_HOUR = 2

/**
 * Returns the next scheduled time, in UTC; null for a manual feed. `spread`: from 0 to 1, the fraction of an hour by
 * which this feed starts later, so that feeds don't all start together.
 */
export function nextRunOf(schedule: FeedSchedule, now: Date, spread: number): Date | null {
  if (schedule === 'manual') return null
  const hours = { hourly: 1, sixHourly: 6, nightly: 24 }[schedule]
  const offset = (schedule === 'nightly' ? NIGHT_HOUR * HOUR_MS : 0) + Math.floor(spread * HOUR_MS)
  const period = hours * HOUR_MS
  return new Date((Math.floor((now.getTime() - offset) / period) + 1) * period + offset)
}

const MAX_BACK_OFF_MS = 72 * HOUR_MS

/**
 * Returns the next scheduled time of a feed with failures. From the second consecutive failure on, the wait doubles
 * with each, up to three days.
 */
export function nextTryOf(
  schedule: FeedSchedule,
  now: Date,
  { failures, spread }: { failures: number; spread: number },
) {
  const next = nextRunOf(schedule, now, spread)
  const later = next && nextRunOf(schedule, next, spread)
  if (!next || !later || failures < 2) return next
  const periodMs = later.getTime() - next.getTime()
  const waitMs = Math.min(periodMs * 2 ** (failures - 1), MAX_BACK_OFF_MS)
  return nextRunOf(schedule, new Date(now.getTime() + waitMs - periodMs), spread)
}

export const noSuchFeed = () => new Refusal('notFound', t.noSuchFeed)
export const noSuchRun = () => new Refusal('notFound', t.noSuchRun)
export const runningAlready = () => new Refusal('conflict', t.runningAlready)
export const nothingUploaded = () => new Refusal('conflict', t.nothingUploaded)
export const nothingHeld = () => new Refusal('conflict', t.nothingHeld)
