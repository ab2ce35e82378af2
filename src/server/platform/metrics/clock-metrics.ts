import { Gauge, type Registry } from 'prom-client'
import { type ClockComparison, compareClocks, type ZonesInUse } from '../clocks/compare-clocks.ts'
import { timeZoneData } from '../clocks/time-zone-data.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../logging/log.ts'

type Dependencies = { db: Database; log: Log; zonesInUse: ZonesInUse }

const COMPARED_EVERY_MS = 86_400_000

export function clockMetrics(register: Registry, { db, log, zonesInUse }: Dependencies): void {
  const registers = [register]
  let compared: { comparison: ClockComparison; at: number } | undefined
  new Gauge({
    name: 'keyhaven_time_zone_data_info',
    help: 'The release of the tz data in use; always 1',
    labelNames: ['release'],
    registers,
    async collect() {
      this.reset()
      this.set({ release: (await timeZoneData(new Date())).release }, 1)
    },
  })
  new Gauge({
    name: 'keyhaven_time_zone_data_age_days',
    help: 'Days since the package with the tz data was released',
    registers,
    async collect() {
      const { ageDays } = await timeZoneData(new Date())
      if (ageDays === undefined) this.remove()
      else this.set(ageDays)
    },
  })
  new Gauge({
    name: 'keyhaven_clock_differences',
    help: 'Time zones in use whose clocks differ from ours within a year, by whose clocks; compared daily',
    labelNames: ['clock'],
    registers,
    async collect() {
      this.reset()
      if (!compared || performance.now() - compared.at > COMPARED_EVERY_MS) {
        const comparison = await compareInUse(db, zonesInUse).catch((error: unknown) => {
          log.warn({ err: error }, 'the clocks could not be compared')
          return undefined
        })
        compared = comparison && { comparison, at: performance.now() }
      }
      for (const clock of ['node', 'database'] as const)
        if (compared) this.set({ clock }, compared.comparison[clock].length)
    },
  })
}

async function compareInUse(db: Database, zonesInUse: ZonesInUse): Promise<ClockComparison> {
  const now = new Date()
  return compareClocks(db, await zonesInUse(db, now), now)
}
