import { isolated } from '#contract/isolated'
import { shownNumber } from '#contract/shown-number'

const DECIMALS = 4

/** Formats a latitude or longitude, isolated so that its minus stays in front of it in Arabic. */
export const shownDegrees = (degrees: number): string => isolated(shownNumber(degrees, DECIMALS))
