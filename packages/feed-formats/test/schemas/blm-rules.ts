/** Allowed values by Rightmove's list of fields, version 3. */
const RULES: Record<string, RegExp> = {
  AGENT_REF: /^(?=.{1,20}$)\d+_\S+$/,
  ADDRESS_1: /^.{1,60}$/,
  ADDRESS_2: /^.{1,60}$/,
  ADDRESS_3: /^.{0,60}$/,
  ADDRESS_4: /^.{0,60}$/,
  TOWN: /^.{1,60}$/,
  POSTCODE1: /^.{0,10}$/,
  POSTCODE2: /^.{0,10}$/,
  SUMMARY: /^.{1,1024}$/,
  DESCRIPTION: /./,
  BRANCH_ID: /^\d+$/,
  STATUS_ID: /^[0-4]$/,
  BEDROOMS: /^\d*$/,
  BATHROOMS: /^(?:\d+(?:\.5)?)?$/,
  PRICE: /^\d+(?:\.\d\d?)?$/,
  PRICE_QUALIFIER: /^(?:[0-79]|1[0-2])$/, // Rightmove’s list of qualifiers
  PROP_SUB_ID: /^(?:0|4|20|22|28)$/,
  CREATE_DATE: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  UPDATE_DATE: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  DISPLAY_ADDRESS: /^.{1,120}$/,
  PUBLISHED_FLAG: /^[01]$/,
  LET_DATE_AVAILABLE: /^$/,
  LET_BOND: /^$/,
  LET_TYPE_ID: /^0$/,
  LET_FURN_ID: /^$/,
  LET_RENT_FREQUENCY: /^$/,
  TENURE_TYPE_ID: /^[1-5]?$/,
  COUNCIL_TAX_BAND: /^[A-I]?$/,
  ANNUAL_GROUND_RENT: /^(?:\d+(?:\.\d\d?)?)?$/,
  GROUND_RENT_REVIEW_PERIOD_YEARS: /^\d*$/,
  ANNUAL_SERVICE_CHARGE: /^(?:\d+(?:\.\d\d?)?)?$/,
  TENURE_UNEXPIRED_YEARS: /^\d*$/,
  TRANS_TYPE_ID: /^1$/,
  NEW_HOME_FLAG: /^[YN]$/,
  MIN_SIZE_ENTERED: /^(?:\d+(?:\.\d+)?)?$/,
  MAX_SIZE_ENTERED: /^(?:\d+(?:\.\d+)?)?$/,
  AREA_SIZE_UNIT_ID: /^[12]?$/,
}
const NUMBERED: [RegExp, RegExp][] = [
  [/^FEATURE(?:[1-9]|10)$/, /^.{0,200}$/],
  [/^MEDIA_(?:IMAGE|FLOOR_PLAN)_\d\d$/, /^[^\s^~]*$/],
  [/^MEDIA_(?:IMAGE|FLOOR_PLAN|DOCUMENT|VIRTUAL_TOUR)_TEXT_\d\d$/, /^.{0,20}$/],
  [/^MEDIA_(?:DOCUMENT|VIRTUAL_TOUR)_\d\d$/, /^[^\s^~]{0,200}$/],
]
const HEADER =
  /^#HEADER#\r\nVERSION : 3\r\nEOF : '\^'\r\nEOR : '~'\r\nGenerated Date : \d\d-[A-Z][a-z]{2}-\d{4} \d\d:\d\d\r\n\r\n$/

export function blmViolations(text: string): { violations: string[]; rows: Record<string, string>[] } {
  const [header = '', rest = ''] = text.split('#DEFINITION#\r\n')
  const [definition = '', data = ''] = rest.split('#DATA#\r\n')
  const [body = '', end] = data.split('#END#\r\n')
  const columns = fieldsOf(definition.replace('~\r\n\r\n', ''))
  const rows = body.split('~\r\n').slice(0, -1).map(fieldsOf)
  const named = rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index] ?? ''])))
  const violations = [
    ...(HEADER.test(header) ? [] : [`the header is ${JSON.stringify(header)}`]),
    ...(end === '' ? [] : ['the file has no end']),
    ...Object.keys(RULES).flatMap((name) => (columns.includes(name) ? [] : [`there is no column ${name}`])),
    ...rows.flatMap((row) => (row.length === columns.length ? [] : [`a row has ${row.length} fields`])),
    ...named.flatMap((row) => Object.entries(row).flatMap(([name, value]) => violationOf(name, value))),
  ]
  return { violations, rows: named }
}

const fieldsOf = (row: string): string[] => row.split('^').slice(0, -1)

function violationOf(name: string, value: string): string[] {
  const rule = RULES[name] ?? NUMBERED.find(([column]) => column.test(name))?.[1]
  if (!rule) return [`${name} is no column of the format`]
  return rule.test(value) ? [] : [`${name}: ${JSON.stringify(value).slice(0, 80)}`]
}
