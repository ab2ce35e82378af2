import type { PropertyType } from '#contract/property-facts'
import type { Cells, Format } from './csv-format.ts'
import { titleCase } from './title-case.ts'

// The line that the licence asks for wherever the data is shown.
const SOURCE =
  'Contains HM Land Registry data © Crown copyright and database right. Licensed under the Open Government Licence v3.0.'

const types: Record<string, { name: string; picture: string; type: PropertyType }> = {
  D: { name: 'Detached house', picture: 'detached', type: 'house' },
  S: { name: 'Semi-detached house', picture: 'semi', type: 'house' },
  T: { name: 'Terraced house', picture: 'terraced', type: 'townhouse' },
  F: { name: 'Flat or maisonette', picture: 'flat', type: 'apartment' },
  O: { name: 'Commercial or other property', picture: 'other', type: 'other' },
}
const ages: Record<string, string> = { Y: 'newly built', N: 'established building' }
const tenures: Record<string, { name: string; tenure?: 'freehold' | 'leasehold' }> = {
  F: { name: 'freehold', tenure: 'freehold' },
  L: { name: 'leasehold', tenure: 'leasehold' },
  U: { name: 'tenure not known' },
}

/** Sales as HM Land Registry publishes them (gov.uk, ‘About the Price Paid Data’). Prices are whole pounds. */
export const pricePaid: Format = {
  name: 'HM Land Registry price paid data',
  required: ['unique_id', 'price_paid', 'deed_date', 'postcode', 'property_type', 'new_build', 'estate_type'].concat([
    'saon',
    'paon',
    'street',
    'locality',
    'town',
  ]),
  optional: ['district', 'county', 'transaction_category'],
  open: true,
  currency: 'GBP',
  note: [
    'This file has past sales, and each row is listed as a home for sale at the price that was paid for it.',
    'They are no offers: import them to try the site with, not for buyers.',
  ],
  draft: (cells, agent) => {
    const type = types[code(cells.property_type)]
    const age = ages[code(cells.new_build)]
    const tenure = tenures[code(cells.estate_type)]
    const price = cells.price_paid?.trim() ?? ''
    const date = cells.deed_date?.trim().replace(/[T ]00:00(:00)?$/, '') ?? ''
    const wrong = [
      !type && 'property_type must be D, S, T, F or O',
      !age && 'new_build must be Y or N',
      !tenure && 'estate_type must be F, L or U',
      !/^\d+$/.test(price) && 'price_paid must be a whole number',
    ].filter(Boolean)
    if (!type || !age || !tenure || wrong.length > 0) return wrong.join('. ')
    return {
      sourceId: cells.unique_id ?? '',
      listing: {
        title: titleOf(cells),
        date,
        location: locationOf(cells),
        price,
        agentImage: agent.image,
        propertyImage: `/demo/placeholder-${type.picture}.webp`,
        description: `${type.name}, ${age}, ${tenure.name}. ${SOURCE}`,
        type: type.type,
        tenure: tenure.tenure,
      },
    }
  },
}

const code = (cell: string | undefined): string => cell?.trim().toUpperCase() ?? ''

function titleOf({ saon = '', paon = '', street = '', town = '' }: Cells): string {
  return joined([joined([saon, paon, street].map(titleCase), ' '), titleCase(town)], ', ')
}

function locationOf({ street = '', locality = '', town = '', postcode = '' }: Cells): string {
  return joined([...[street, locality, town].map(titleCase), code(postcode)], ', ')
}

const joined = (parts: string[], between: string): string => parts.filter(Boolean).join(between)
