import * as z from 'zod/mini'
import { MARKETS } from './market-state.ts'

export const Market = z.enum(MARKETS, 'market is available, underOffer, soldElsewhere or paused')
