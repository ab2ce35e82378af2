import type { Currency } from '#contract/currency'
import { CURRENCIES } from '#contract/currency'
import { PROPERTY_TYPES, TENURES } from '#contract/fact-options'
import * as r from '#messages/feedReports'
import type { SoldRow } from './sold-price.store.ts'

export type SoldChange = { sale: SoldRow } | { deleted: string } | { reason: string }

type Cells = Record<string, string>
export type SoldFormat = { name: string; columns: string[]; isHeader: boolean; change: (cells: Cells) => SoldChange }

/** The columns of HM Land Registry's files, which have no header (gov.uk, ‘About the Price Paid Data’). */
const registryColumns = [
  'unique_id',
  'price_paid',
  'deed_date',
  'postcode',
  'property_type',
  'new_build',
  'estate_type',
  'paon',
  'saon',
  'street',
  'locality',
  'town',
  'district',
  'county',
  'transaction_category',
  'record_status',
]
const ownColumns = ['id', 'price', 'date', 'postcode', 'type', 'house', 'street', 'town']

/**
 * Returns the format of a file by its first row; `undefined` if unknown. `currency`: the default for rows of our own
 * CSV.
 */
export function soldFormatOf(first: string[], currency: Currency): SoldFormat | undefined {
  const names = first.map((name) => name.trim())
  const registry = { name: 'HM Land Registry price paid data', change: registryChange }
  if (/^\{[0-9a-f-]{36}\}$/i.test(names[0] ?? '') && names.length === registryColumns.length)
    return { ...registry, columns: registryColumns, isHeader: false }
  const has = (columns: string[]) => columns.every((column) => names.includes(column))
  if (has(registryColumns.slice(0, 12))) return { ...registry, columns: names, isHeader: true }
  if (has(ownColumns))
    return {
      name: 'our own CSV of sold prices',
      columns: names,
      isHeader: true,
      change: (cells) => ownChange(cells, currency),
    }
  return undefined
}

const registryTypes: Record<string, SoldRow['type']> = {
  D: 'house',
  S: 'house',
  T: 'townhouse',
  F: 'apartment',
  O: 'other',
}
const registryForms: Record<string, SoldRow['form']> = { D: 'detached', S: 'semiDetached' }
const registryTenures: Record<string, SoldRow['tenure']> = { F: 'freehold', L: 'leasehold', U: 'other' }

function registryChange(cells: Cells): SoldChange {
  const id = cell(cells.unique_id).replace(/[{}]/g, '').toUpperCase()
  if (!id) return { reason: r.saleWithoutId({ name: 'unique_id' }) }
  if (cell(cells.record_status) === 'D') return { deleted: id }
  const type = registryTypes[cell(cells.property_type)]
  if (!type) return { reason: r.registryType() }
  return checked({
    ...addressOf(cells, { unit: 'saon', house: 'paon' }),
    id,
    source: 'pricePaid',
    currency: 'GBP',
    price: amountIn(cells.price_paid),
    soldOn: cell(cells.deed_date).slice(0, 10),
    type,
    form: registryForms[cell(cells.property_type)] ?? null,
    isAdditional: cell(cells.transaction_category) === 'B',
    isNew: cell(cells.new_build) === 'Y',
    tenure: registryTenures[cell(cells.estate_type)] ?? null,
  })
}

function ownChange(cells: Cells, currency: Currency): SoldChange {
  const id = cells.id?.trim()
  if (!id) return { reason: r.saleWithoutId({ name: 'id' }) }
  if (id.length > 200) return { reason: r.idTooLong() }
  if (cell(cells.status) === 'D') return { deleted: `csv:${id}` }
  const type = oneOf(PROPERTY_TYPES, cells.type)
  const tenure = oneOf(TENURES, cells.tenure)
  const code = cell(cells.currency) || currency
  const known = CURRENCIES.find((one) => one === code)
  const area = cells.area?.trim() ? Number(cells.area) : undefined
  if (type === 'unknown') return { reason: r.oneOfValues({ name: 'type', values: PROPERTY_TYPES.join(', ') }) }
  if (tenure === 'unknown') return { reason: r.oneOfValues({ name: 'tenure', values: TENURES.join(', ') }) }
  if (!known) return { reason: r.unknownCurrency() }
  if (area !== undefined && !(area > 0 && area <= 10_000_000)) return { reason: r.wrongArea() }
  return checked({
    ...addressOf(cells, { unit: 'unit', house: 'house' }),
    id: `csv:${id}`,
    source: 'csv',
    currency: known,
    price: amountIn(cells.price),
    soldOn: cell(cells.date).slice(0, 10),
    type,
    isNew: cells.newBuild?.trim() ? cell(cells.newBuild).startsWith('Y') : null,
    tenure,
    area,
  })
}

type Unchecked = Omit<SoldRow, 'price'> & { price: number | undefined }

function checked({ price, ...sale }: Unchecked): SoldChange {
  if (price === undefined) return { reason: r.wrongSoldPrice() }
  if (!isDay(sale.soldOn)) return { reason: r.wrongSoldDay() }
  const texts = [sale.unit, sale.house, sale.street, sale.locality, sale.town, sale.postcode]
  if (texts.some((text) => text.length > 200 || text.includes('\uFFFD') || text.includes('\0')))
    return { reason: r.wrongSoldAddress() }
  return { sale: { ...sale, price } }
}

const cell = (text: string | undefined): string => text?.trim().toUpperCase() ?? ''

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function amountIn(text: string | undefined): number | undefined {
  const trimmed = text?.trim() ?? ''
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(trimmed)) return undefined
  const cents = Math.round(Number(trimmed) * 100)
  return cents > 0 ? cents : undefined
}

const addressOf = (cells: Cells, { unit, house }: { unit: string; house: string }) => ({
  unit: cells[unit]?.trim() ?? '',
  house: cells[house]?.trim() ?? '',
  street: cells.street?.trim() ?? '',
  locality: cells.locality?.trim() ?? '',
  town: cells.town?.trim() ?? '',
  postcode: cell(cells.postcode).replaceAll(/[^\p{L}\p{N}]/gu, ''),
})

function oneOf<Value extends string>(values: readonly Value[], text: string | undefined): Value | null | 'unknown' {
  const name = text?.trim().toLowerCase()
  return name ? (values.find((value) => value === name) ?? 'unknown') : null
}
