import type { ReadOptions, WriteOptions } from 'feed-formats'
import { takeUnit } from 'gazetteer/address'
import { brandName } from '#contract/brand'
import { CURRENCIES } from '#contract/currency'
import { jpegOf } from '#contract/picture-file'
import { requiredLine } from '#contract/text'
import { streetLine } from '../../place/postal-lines.ts'
import { shownParts } from '../../place/shown-address.ts'
import { csvTable } from './csv-table.ts'

const Reference = requiredLine('reference', 200)

export const readOptions: ReadOptions = {
  csv: csvTable,
  currencies: CURRENCIES,
  /**
   * Rejects references that the contract would alter: in the next run, the altered text would be another home's
   * reference.
   */
  isReference: (text) => Reference.safeParse(text).data === text.trim(),
  takeUnit,
  shownParts,
}

type Written = Pick<WriteOptions, 'agent' | 'currency' | 'origin' | 'at'>

export const writeOptions = (written: Written): WriteOptions => ({
  ...written,
  software: brandName(),
  csv: csvTable,
  streetLine,
  /** Gives our own pictures addresses that end in .jpg, because not every portal accepts other formats. */
  pictureUrl({ origin, pathname }) {
    const path = origin === new URL(written.origin).origin ? jpegOf(pathname) : undefined
    return path && new URL(path, written.origin).href
  },
})
