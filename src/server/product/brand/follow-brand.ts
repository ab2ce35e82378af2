import { setBrand } from '#contract/brand'
import type { BrandFields } from '#contract/brand-fields'
import type { Announcements } from '../../platform/db/announcements.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Log } from '../../platform/logging/log.ts'
import { oneByOne } from '../../platform/timing/one-by-one.ts'
import { BRAND_CHANNEL, newestBrand } from './brand.store.ts'

type Dependencies = { db: Database; changes: Announcements; file: BrandFields; log: Log }

export type FollowedBrand = Awaited<ReturnType<typeof followBrand>>

/**
 * Sets this process's brand to the newest saved one, or to the file's, now and after each change on any server.
 * Resolves once it is set.
 */
export async function followBrand({ db, changes, file, log }: Dependencies) {
  const inTurn = oneByOne() // an earlier read never ends after a later one
  let known: string | undefined
  let isStopped = false

  const read = () =>
    inTurn(async () => {
      if (isStopped) return
      const saved = await newestBrand(db)
      if (saved?.id === known) return
      known = saved?.id
      setBrand(saved?.fields ?? file)
    })

  const update = (): Promise<void> =>
    read().catch((err) => log.warn({ err }, 'the site’s brand can’t be read: it stays as it was until the next change'))

  await read()
  changes.subscribe(BRAND_CHANNEL, { onMessage: () => void update(), onLost: () => void update() })
  return {
    file,
    update,
    stop: async () => {
      isStopped = true
    },
  }
}
