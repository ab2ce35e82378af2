import { readXml, type XmlNode } from '../../../packages/feed-formats/test/schemas/xml-rules.ts'

/** The texts of a home in a file by their path, such as `features/bedrooms`, read without our readers. */
export type SaidHome = { reference: string; said: [path: string, text: string][] }
export type SaidFile = { format: SaidFormat; homes: SaidHome[] }
export type SaidFormat = 'blm' | 'openimmo' | 'kyero' | 'reaxml' | 'reso'

export function saidIn(text: string): SaidFile {
  if (text.startsWith('#HEADER#')) return { format: 'blm', homes: blmHomes(text) }
  if (/^\s*[{[]/.test(text)) return { format: 'reso', homes: resoHomes(text) }
  const root = readXml(text)
  const format = { openimmo: 'openimmo', propertyList: 'reaxml', root: 'kyero' }[root.name] as SaidFormat
  return { format, homes: XML_HOMES[format as keyof typeof XML_HOMES](root) }
}

const OPENIMMO_REFERENCES = ['verwaltung_techn/objektnr_extern', 'verwaltung_techn/openimmo_obid']

/** Homes for sale. */
const XML_HOMES = {
  openimmo: (root: XmlNode) =>
    root.children
      .flatMap(({ children }) => children.filter(({ name }) => name === 'immobilie'))
      .map((home) => saidHome(home, ...OPENIMMO_REFERENCES))
      .filter(({ said }) => said.some(([path, text]) => path.endsWith('@KAUF') && /^(?:true|1)$/.test(text))),
  kyero: (root: XmlNode) =>
    root.children
      .filter(({ name }) => name === 'property')
      .map((home) => saidHome(home, 'id'))
      .filter(({ said }) => said.some(([path, text]) => path === 'price_freq' && text === 'sale')),
  reaxml: (root: XmlNode) =>
    root.children
      .filter(({ name, attributes }) => name !== 'rental' && attributes.status === 'current')
      .map((home) => saidHome(home, 'uniqueID')),
}

/** `references`: the paths of the reference; the first with a text is taken. */
function saidHome(home: XmlNode, ...references: string[]): SaidHome {
  const said = textsOf(home, '')
  const [first = ''] = references.flatMap((reference) => said.find(([path]) => path === reference)?.[1] ?? [])
  return { reference: first, said }
}

function textsOf({ attributes, text, children }: XmlNode, path: string): SaidHome['said'] {
  const own = text.trim() === '' ? [] : [[path, text.trim()] as [string, string]]
  const ofAttributes = Object.entries(attributes).map(([name, value]): [string, string] => [`${path}@${name}`, value])
  const inside = children.flatMap((child) => {
    const name = child.name === 'anhang' ? `anhang[${child.attributes.gruppe ?? 'BILD'}]` : child.name
    return textsOf(child, path === '' ? name : `${path}/${name}`)
  })
  return [...own, ...ofAttributes, ...inside]
}

function blmHomes(text: string): SaidHome[] {
  const [, fieldEnd = '^'] = /^EOF\s*:\s*'(.)'/m.exec(text) ?? []
  const [, rowEnd = '~'] = /^EOR\s*:\s*'(.)'/m.exec(text) ?? []
  const fieldsOf = (row: string) => row.trim().split(fieldEnd)
  const [, definition = ''] = /#DEFINITION#\s*([\s\S]*?)\s*#DATA#/.exec(text) ?? []
  const columns = fieldsOf(definition.replace(rowEnd, ''))
  const [, data = ''] = /#DATA#([\s\S]*)#END#/.exec(text) ?? []
  return data
    .split(rowEnd)
    .map(fieldsOf)
    .filter((fields) => fields.length > 1)
    .map((fields) => columns.map((name, at): [string, string] => [name, fields[at]?.trim() ?? '']))
    .map((said) => said.filter(([, value]) => value !== '').map(named))
    .map((said) => ({ reference: said.find(([name]) => name === 'AGENT_REF')?.[1] ?? '', said }))
    .filter(({ said }) => said.some(([name, value]) => name === 'TRANS_TYPE_ID' && value === '1'))
}

/** Older files say tenure and kind of price as features. */
function named([name, value]: [string, string]): [string, string] {
  if (!name.startsWith('FEATURE')) return [name, value]
  if (/^tenure:/i.test(value)) return ['FEATURE of tenure', value]
  return [/^offers in excess of$/i.test(value) ? 'FEATURE of price' : name, value]
}

type Json = Record<string, unknown>

function resoHomes(text: string): SaidHome[] {
  const homes = (JSON.parse(text) as { value: Json[] }).value
  return homes
    .filter(({ PropertyType: type, StandardStatus: status }) => type !== 'Residential Lease' && status !== 'Withdrawn')
    .map((home) => ({ reference: String(home.ListingKey), said: Object.entries(home).flatMap(valuesOf) }))
}

function valuesOf([name, value]: [string, unknown]): SaidHome['said'] {
  if (name !== 'Media') return value === null || value === '' ? [] : [[name, JSON.stringify(value)]]
  const media = value as { MediaCategory: string; MediaURL: string }[] // as our samples and cases have it
  return media.map(({ MediaCategory: category, MediaURL: url }) => [`Media[${category}]`, url])
}
