import { brandName } from '#contract/brand'
import { OperatorError } from '../../operator-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { sayTo } from '../../platform/logging/say.ts'
import { homesAfter, type PlacedHome, replacementOf } from '../../product/place/place-again.store.ts'
import { misplacedHomes } from '../../product/place/place-again.ts'
import { createGeocoder } from '../../providers/geocoder/create-geocoder.ts'
import type { Geocoder } from '../../providers/geocoder/geocoder.ts'
import { readSettings } from '../../settings/settings.ts'
import { onDatabase } from '../on-database.ts'

const say = sayTo('a person')
const PAGE_SIZE = 500

try {
  await run()
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  console.error(`${brandName()} cannot list places: ${error.message}`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const settings = readSettings(process.env)
  const geocoder = createGeocoder(settings)
  await onDatabase(settings, say, (db) => list(db, geocoder))
}

async function list(db: Database, geocoder: Geocoder): Promise<void> {
  const version = await geocoder.version?.()
  if (version === undefined) return say('Places come from a service: homes are not placed again.')
  let count = 0
  let homes: PlacedHome[] = []
  do {
    homes = await homesAfter(db, homes.at(-1)?.id ?? null, PAGE_SIZE)
    for (const { home, point } of await misplacedHomes(geocoder, homes)) {
      console.log([home.id, home.location, shown(home), shown(point)].join('\t'))
      count++
    }
  } while (homes.length === PAGE_SIZE)
  say(count === 1 ? '1 home would be placed elsewhere.' : `${count} homes would be placed elsewhere.`)
  const job = await replacementOf(db, version)
  if (!job) say('The job that places them again has not begun: it runs within ten minutes after the start.')
  else
    say(
      `The job has looked at ${job.lookedAt} homes, moved ${job.moved}, and ${job.finishedAt ? 'is done' : 'goes on'}.`,
    )
}

const shown = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }): string =>
  latitude === null || longitude === null ? 'nowhere' : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
