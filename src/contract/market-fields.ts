import * as z from 'zod/mini'
import { MARKETS } from './market-state.ts'
import { oneOf } from './text.ts'

export const Market = z.enum(MARKETS, oneOf('market', MARKETS))
