import * as t from '#messages/heads'
import { isolated } from './isolated.ts'

export const BRAND_PARTS = ['Key', 'Haven'] as const
export const BRAND = BRAND_PARTS.join('')
export const COMPANY = `${BRAND} Industries Ltd.`

export const titleWithBrand = (name?: string): string =>
  name ? `${isolated(name)} · ${BRAND}` : `${BRAND}: ${t.tagline()}`
