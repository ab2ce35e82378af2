import { offsetName } from '#contract/utc-offsets'
import type { Queryable } from '../db/database.ts'
import { type ClockDifference, differencesOfDatabase, differencesOfNode } from './other-clocks.ts'

export type ZonesInUse = (db: Queryable, now: Date) => Promise<string[]>
export type ClockComparison = { node: ClockDifference[]; database: ClockDifference[] }

export async function compareClocks(db: Queryable, timeZones: string[], now: Date): Promise<ClockComparison> {
  return { node: differencesOfNode(timeZones, now), database: await differencesOfDatabase(db, timeZones, now) }
}

export const differenceInWords = ({ timeZone, at, ours, theirs }: ClockDifference): string =>
  `${timeZone} from ${at.toISOString().slice(0, 10)}: ${offsetName(ours)} here, ${theirs === undefined ? 'not known' : offsetName(theirs)} there`
