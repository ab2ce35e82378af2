import { gzipSync } from 'node:zlib'
import { zipOf } from './zip-of.ts'

export type HostileFile = { name: string; content: (size: number) => string | Promise<Buffer> | Buffer }

const filled = (size: number, part: string | ((at: number) => string)): string => {
  if (typeof part === 'string') return part.repeat(Math.max(1, Math.floor(size / part.length)))
  const parts: string[] = []
  for (let length = 0; length < size; ) length += parts[parts.push(part(parts.length)) - 1]?.length ?? 1
  return parts.join('')
}

const blm = ({ header = '', columns = '', rows = '' }) =>
  `#HEADER#\n${header}VERSION : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#\nAGENT_REF^PRICE^STATUS_ID^TRANS_TYPE_ID^DISPLAY_ADDRESS^DESCRIPTION^${columns}~\n#DATA#\n${rows}#END#\n`
const blmRow = (id: number | string, { price = '250000', description = 'A home.', more = '' } = {}) =>
  `H${id}^${price}^0^1^1 Mill Lane, Bath^${description}^${more}~\n`
const kyero = (homes: string, root = '<root>') => `${root}<kyero><feed_version>3</feed_version></kyero>${homes}</root>`
const kyeroHome = (inside: string, id: number | string = 1) =>
  `<property><id>${id}</id><price>250000</price><currency>USD</currency><town>Bath</town>${inside}</property>`
const openimmo = (inside: string) =>
  `<openimmo><uebertragung umfang="VOLL"/><anbieter><immobilie><objektkategorie><vermarktungsart KAUF="1"/></objektkategorie>${inside}<verwaltung_techn><objektnr_extern>1</objektnr_extern></verwaltung_techn></immobilie></anbieter></openimmo>`
const reaxml = (inside: string) =>
  `<propertyList><residential status="current"><uniqueID>1</uniqueID><price>250000</price><address><suburb>Bath</suburb></address>${inside}</residential></propertyList>`
const reso = (inside: string) =>
  `[{"ListingKey":"1","ListPrice":250000,"UnparsedAddress":"1 Mill Lane, Bath",${inside}}]`
const HEADER = 'id,title,location,price,propertyImage,description,bedrooms,features'
const csv = (rows: string, header = HEADER) => `${header}\n${rows}`
const csvRow = (
  id: number | string,
  { price = '250000', description = 'A home.', bedrooms = '2', features = '' } = {},
) => `${id},House,Bath,${price},https://a.example/1.jpg,${description},${bedrooms},${features}\n`

export const hostileFiles: HostileFile[] = [
  { name: 'BLM: a header of empty lines', content: (size) => blm({ header: filled(size, '\n') }) },
  { name: 'BLM: a header of blanks', content: (size) => blm({ header: filled(size, ' ') }) },
  { name: 'BLM: a header without an end', content: (size) => `#HEADER#\n${filled(size, 'EOF \n')}` },
  { name: 'BLM: columns without an end', content: (size) => blm({ columns: filled(size, (at) => `FEATURE${at}^`) }) },
  { name: 'BLM: a row without an end', content: (size) => blm({ rows: filled(size, 'x^') }) },
  { name: 'BLM: a row of empty lines', content: (size) => blm({ rows: filled(size, '\n') + blmRow(1) }) },
  { name: 'BLM: a long price', content: (size) => blm({ rows: blmRow(1, { price: filled(size, '9') }) }) },
  {
    name: 'BLM: prices of digits and commas',
    content: (size) => blm({ rows: blmRow(1, { price: filled(size, '1,') }) }),
  },
  { name: 'BLM: many tiny rows', content: (size) => blm({ rows: filled(size, (at) => blmRow(at)) }) },
  { name: 'BLM: many empty rows', content: (size) => blm({ rows: filled(size, '~') }) },
  {
    name: 'BLM: half tags in a description',
    content: (size) => blm({ rows: blmRow(1, { description: filled(size, '<a') }) }),
  },
  {
    name: 'BLM: HTML of many open tags',
    content: (size) =>
      blm({ rows: filled(size, (at) => blmRow(at, { description: filled(49_000, at % 2 ? '<div>' : '<p></b>') })) }),
  },
  {
    name: 'BLM: blanks among line breaks of HTML',
    content: (size) => blm({ rows: blmRow(1, { description: `<br>${filled(size, '&#32;&#9;')}x` }) }),
  },
  { name: 'Kyero: elements nested deeply', content: (size) => kyero(kyeroHome(filled(size, '<a>'))) },
  { name: 'Kyero: a huge attribute', content: (size) => kyero(kyeroHome(`<a b="${filled(size, 'x')}"/>`)) },
  { name: 'Kyero: a huge attribute of the root', content: (size) => kyero('', `<root a="${filled(size, 'x')}">`) },
  {
    name: 'Kyero: thousands of namespaces',
    content: (size) => kyero('', `<root${filled(size, (at) => ` xmlns:n${at}="urn:${at}"`)}>`),
  },
  {
    name: 'Kyero: text like entities',
    content: (size) => kyero(kyeroHome(`<desc><en>${filled(size, '&amp;#1')}</en></desc>`)),
  },
  {
    name: 'Kyero: an entity without an end',
    content: (size) => kyero(kyeroHome(`<desc>&${filled(size, 'a')};</desc>`)),
  },
  {
    name: 'Kyero: a DTD of entities',
    content: (size) =>
      `<!DOCTYPE root [${filled(size, (at) => `<!ENTITY e${at} "&e${at - 1};&e${at - 1};">`)}]>${kyero('')}`,
  },
  { name: 'Kyero: a long name', content: (size) => kyero(`<${filled(size, 'a')}/>`) },
  {
    name: 'Kyero: features without an end',
    content: (size) => kyero(kyeroHome(`<features>${filled(size, (at) => `<feature>${at}</feature>`)}</features>`)),
  },
  {
    name: 'Kyero: many pictures',
    content: (size) =>
      kyero(
        filled(size, (home) =>
          kyeroHome(
            `<images>${Array.from({ length: 900 }, (_, at) => `<image id="${at}"><url>https://a.example/${at}.jpg</url></image>`).join('')}</images>`,
            home,
          ),
        ),
      ),
  },
  {
    name: 'Kyero: long numbers',
    content: (size) =>
      kyero(
        kyeroHome(
          `<beds>${filled(size / 2, '9')}</beds><surface_area><built>${filled(size / 2, '1.')}</built></surface_area>`,
        ),
      ),
  },
  { name: 'Kyero: a long date', content: (size) => kyero(kyeroHome(`<date>1-jan${filled(size, 'a')}</date>`)) },
  {
    name: 'Kyero: HTML nested deeply',
    content: (size) => kyero(kyeroHome(`<desc><en>${filled(size, '&lt;b&gt;')}</en></desc>`)),
  },
  { name: 'Kyero: many tiny homes', content: (size) => kyero(filled(size, (at) => kyeroHome('', at))) },
  { name: 'Kyero: many comments', content: (size) => kyero(filled(size, '<!---->')) },
  { name: 'Kyero: forbidden characters', content: (size) => kyero(kyeroHome(`<desc>${filled(size, '\x01')}</desc>`)) },
  {
    name: 'OpenImmo: features without an end',
    content: (size) =>
      openimmo(filled(size, (at) => `<user_defined_simplefield feldname="feature">${at}</user_defined_simplefield>`)),
  },
  {
    name: 'OpenImmo: many pictures',
    content: (size) =>
      openimmo(
        `<anhaenge>${filled(size, (at) => `<anhang gruppe="BILD"><daten><pfad>${at}.jpg</pfad></daten></anhang>`)}</anhaenge>`,
      ),
  },
  {
    name: 'OpenImmo: a long price',
    content: (size) => openimmo(`<preise><kaufpreis>${filled(size, '1 ')}</kaufpreis></preise>`),
  },
  { name: 'REAXML: a long price', content: (size) => reaxml(`<priceView>${filled(size, '1-')}</priceView>`) },
  {
    name: 'REAXML: features in one text',
    content: (size) =>
      reaxml(`<features><otherFeatures>${filled(size, (at) => `feature ${at}, `)}</otherFeatures></features>`),
  },
  { name: 'REAXML: a long category', content: (size) => reaxml(`<category name="${filled(size, 'town ')}"/>`) },
  { name: 'RESO: lists nested deeply', content: (size) => reso(`"a":${filled(size, '[')}`) },
  {
    name: 'RESO: lists nested deeply and closed',
    content: (size) => reso(`"InteriorFeatures":${'['.repeat(size / 2)}${']'.repeat(size / 2)}`),
  },
  {
    name: 'RESO: features in lists of lists',
    content: (size) => reso(`"InteriorFeatures":${'["a",'.repeat(size / 6)}"b"${']'.repeat(size / 6)}`),
  },
  { name: 'RESO: objects nested deeply', content: (size) => reso(filled(size, '"a":{').slice(0, -1)) },
  { name: 'RESO: a key repeated', content: (size) => reso(`${filled(size, '"a":1,')}"b":1`) },
  { name: 'RESO: many keys', content: (size) => reso(`${filled(size, (at) => `"k${at}":1,`)}"b":1`) },
  {
    name: 'RESO: features without an end',
    content: (size) => reso(`"InteriorFeatures":[${filled(size, (at) => `"f${at}",`)}"x"]`),
  },
  {
    name: 'RESO: 10,000 pictures',
    content: (size) =>
      reso(`"Media":[${filled(size, (at) => `{"MediaURL":"https://a.example/${at}.jpg","Order":${at}},`)}{}]`),
  },
  { name: 'RESO: a long number', content: (size) => reso(`"LivingArea":"${filled(size, '9')}"`) },
  { name: 'RESO: a number without an end', content: (size) => reso(`"LivingArea":${filled(size, '9')}`) },
  { name: 'RESO: a text without an end', content: (size) => reso(`"PublicRemarks":"${filled(size, 'x')}`) },
  { name: 'RESO: escapes without an end', content: (size) => reso(`"PublicRemarks":"${filled(size, '\\u0020')}"`) },
  {
    name: 'RESO: many tiny homes',
    content: (size) => `[${filled(size, (at) => `{"ListingKey":"${at}","ListPrice":1e5,"City":"Bath"},`)}{}]`,
  },
  { name: 'CSV: columns without an end', content: (size) => csv('', `${HEADER}${filled(size, (at) => `,c${at}`)}`) },
  { name: 'CSV: columns without a name', content: (size) => csv('', `${HEADER}${filled(size, ',')}`) },
  { name: 'CSV: one line', content: (size) => csv(filled(size, 'x')) },
  {
    name: 'CSV: one quoted cell of many lines',
    content: (size) => csv(`1,"${filled(size, 'a line, and "" two quotes\n')}"`),
  },
  { name: 'CSV: quotes in every line', content: (size) => csv(filled(size, '1,"a""b\n')) },
  { name: 'CSV: quotes that are not closed', content: (size) => csv(filled(size, '"a\n')) },
  { name: 'CSV: quotes alone', content: (size) => csv(filled(size, '"')) },
  {
    name: 'CSV: a quote opened every thousand lines',
    content: (size) => csv(filled(size, (at) => (at % 1001 ? 'x"",""\n' : '"a\n'))),
  },
  { name: 'CSV: a long price', content: (size) => csv(csvRow(1, { price: filled(size, '9') })) },
  { name: 'CSV: a long number', content: (size) => csv(csvRow(1, { bedrooms: filled(size, '1 ') })) },
  {
    name: 'CSV: a long number with a letter behind it',
    content: (size) => csv(csvRow(1, { bedrooms: `${filled(size, '1')}x`, price: '1' })),
  },
  {
    name: 'CSV: features without an end',
    content: (size) => csv(csvRow(1, { features: filled(size, (at) => `f${at};`) })),
  },
  { name: 'CSV: many tiny rows', content: (size) => csv(filled(size, (at) => csvRow(at))) },
  { name: 'CSV: many short lines', content: (size) => csv(filled(size, 'x\n')) },
  { name: 'CSV: carriage returns', content: (size) => csv(filled(size, '\r')) },
  {
    name: 'a ZIP of many files',
    content: (size) =>
      zipOf({
        'homes.csv': Buffer.from(csv(csvRow(1))),
        ...Object.fromEntries(Array.from({ length: size / 110 }, (_, at) => [`p${at}.jpg`, Buffer.alloc(1)])),
      }),
  },
  {
    name: 'a ZIP of quotes that are not closed',
    content: (size) => zipOf({ 'homes.csv': Buffer.from(csv(filled(size, '"a\n'))) }),
  },
  { name: 'a gzip file of many times its size', content: (size) => gzipSync(csv(filled(size * 100, 'x'))) },
  { name: 'a declaration of blanks', content: (size) => `<?xml ${filled(size, 'encoding ')}?>${kyero('')}` },
  { name: 'bytes of no encoding', content: (size) => Buffer.alloc(size, 0xc2) },
]

export const hostileSoldFiles: HostileFile[] = [
  {
    name: 'sold prices: quotes that are not closed',
    content: (size) => `id,price,date,postcode,type,house,street,town\n${filled(size, '"a\n')}`,
  },
  {
    name: 'sold prices: columns without an end',
    content: (size) => `id,price,date,postcode,type,house,street,town${filled(size, (at) => `,c${at}`)}\n1,2`,
  },
  {
    name: 'sold prices: a long number',
    content: (size) =>
      `id,price,date,postcode,type,house,street,town,area\n1,${filled(size / 2, '9')},2024-01-01,BA1,house,1,A,B,${filled(size / 2, '9')}`,
  },
]
