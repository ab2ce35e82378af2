import { plainText } from '../source/html-text.ts'
import type { FeedFacts } from './feed-format.ts'
import { isYes, numberIn } from './values.ts'

export const FIGURE_COLUMNS = [
  'COUNCIL_TAX_BAND',
  'ANNUAL_GROUND_RENT',
  'GROUND_RENT_REVIEW_PERIOD_YEARS',
  'ANNUAL_SERVICE_CHARGE',
  'TENURE_UNEXPIRED_YEARS',
]

/** NEW_HOME_FLAG is N in files that say nothing of it. */
export const blmFigures = (row: Record<string, string>): { [Name in keyof FeedFacts]?: unknown } => ({
  newBuild: isYes(row.NEW_HOME_FLAG) ? true : undefined,
  councilTax: plainText(row.COUNCIL_TAX_BAND ?? ''),
  groundRent: numberIn(row.ANNUAL_GROUND_RENT),
  groundRentReviewYears: numberIn(row.GROUND_RENT_REVIEW_PERIOD_YEARS),
  serviceCharge: numberIn(row.ANNUAL_SERVICE_CHARGE),
  leaseYears: numberIn(row.TENURE_UNEXPIRED_YEARS),
})

export const writtenFigures = (facts: FeedFacts): Record<string, string | number | undefined> => ({
  NEW_HOME_FLAG: facts.newBuild ? 'Y' : 'N',
  COUNCIL_TAX_BAND: /^(?:band )?([A-I])$/i.exec(facts.councilTax ?? '')?.[1]?.toUpperCase(),
  ANNUAL_GROUND_RENT: facts.groundRent,
  GROUND_RENT_REVIEW_PERIOD_YEARS: facts.groundRentReviewYears,
  ANNUAL_SERVICE_CHARGE: facts.serviceCharge,
  TENURE_UNEXPIRED_YEARS: facts.leaseYears,
})
