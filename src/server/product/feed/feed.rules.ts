import {
  type Feed,
  type FeedChange,
  type FeedSchedule,
  type FeedSourceKind,
  MAX_FEEDS,
  type NewFeed,
} from '#contract/feed'
import type { Role } from '#contract/user'
import { Refusal } from '../../refusal.ts'

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
  if (change.isTrusted !== undefined && caller.role !== 'admin')
    throw new Refusal('forbidden', 'Only admins decide whether a feed is trusted.')
  if (change.format !== undefined && (change.format === 'soldPrices') !== (feed.format === 'soldPrices'))
    throw invalid('format', 'Homes and sold prices need feeds of their own')
  if (feed.ownerId === caller.id || fields.every((field) => field === 'isTrusted' || field === 'isPaused')) return
  throw new Refusal('forbidden', 'Only its own agent may change a feed.')
}

export function checkMayAdd({ role }: Pick<Person, 'role'>, { format }: Pick<NewFeed, 'format'>, count: number): void {
  if (format === 'soldPrices' && role !== 'admin') throw new Refusal('forbidden', 'Only admins bring sold prices.')
  if (count >= MAX_FEEDS)
    throw new Refusal('conflict', `You can have at most ${MAX_FEEDS} feeds. Delete one that you no longer need.`)
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
    if (schedule !== 'manual') throw invalid('schedule', 'A file that you upload has no schedule')
    return
  }
  if (!address) throw invalid('address', source === 'address' ? 'Address is required' : 'Path is required')
  if (source === 'folder') {
    if (!hasFolder) throw invalid('source', 'This server has no folder for feeds (FEEDS_FOLDER)')
    if (!isPathBelow(address)) throw invalid('address', 'Path must be that of a file below the folder for feeds')
    return
  }
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || (url.protocol !== 'https:' && !origins.includes(url.origin)))
    throw invalid('address', 'Address must begin with https://')
  if (url.username || url.password)
    throw invalid('address', 'Put user name and password into their own fields, not into the address')
  if (password && !username) throw invalid('username', 'A password needs a user name')
}

type StoredPlace = { address: string | null; password: string | null }

/**
 * Refuses to send a stored password to another server: changing the address to another origin requires the password
 * again.
 */
export function checkPasswordStays(feed: StoredPlace, { address, password }: Pick<FeedChange, 'address' | 'password'>) {
  if (!feed.password || password !== undefined || address === undefined) return
  if (originOf(address) !== originOf(feed.address ?? ''))
    throw invalid('password', 'Please type the password again, as the address is on another server')
}

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined)

const isPathBelow = (path: string): boolean =>
  !/^([/\\]|[a-z]:)/i.test(path) && !path.split(/[/\\]/).includes('..') && !path.includes('\0')

const invalid = (field: string, message: string) => new Refusal('invalid', message, { [field]: message })

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

export const noSuchFeed = () => new Refusal('notFound', 'This feed doesn’t exist or was removed.')
export const noSuchRun = () => new Refusal('notFound', 'This run doesn’t exist or is no longer kept.')
export const runningAlready = () =>
  new Refusal('conflict', 'A run of this feed is waiting or going on. Please wait until it is done.')
export const nothingUploaded = () => new Refusal('conflict', 'Please upload a file first.')
export const nothingHeld = () =>
  new Refusal('conflict', 'This run holds no removals any more. Please run the feed again.')
