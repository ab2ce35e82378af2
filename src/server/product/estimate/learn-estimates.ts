import { learnModel, MAX_AGE_DAYS, pastSale } from 'price-estimate'
import type { Database } from '../../platform/db/database.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/logging/log.ts'
import { salesOfOne } from '../sold-price/sales-of-one.ts'
import type { estimateJobs } from './estimate.jobs.ts'
import { changeOf, salesOfArea, storeModel } from './estimate.store.ts'

type Dependencies = { db: Database; log: Log }

export const learnEstimates =
  ({ db, log }: Dependencies): JobHandler<typeof estimateJobs.learn> =>
  async ({ area }, { stopping }) => {
    const change = await changeOf(db, area)
    if (!change) return
    const stored = salesOfOne(await salesOfArea(db, area))
    const [newest] = stored
    const currency = newest?.currency ?? 'GBP'
    const sales = stored.filter((sale) => sale.currency === currency).map(pastSale)
    const last = sales[0]?.day ?? 0
    const recent = sales.filter(({ day }) => last - day <= MAX_AGE_DAYS)
    const model = await learnModel(recent, stopping)
    await storeModel(db, area, model && { currency, ...model }, change)
    log.info({ area, sales: recent.length, isLearnt: model !== undefined }, 'sold prices of an area were learnt')
  }
