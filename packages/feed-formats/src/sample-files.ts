// Small files with invented homes, for tests.

const home = {
  kyero: { id: 'A', price: '250000', price_freq: 'sale', type: 'Villa', town: 'Larkford', desc: '<en>A home.</en>' },
  reso: {
    ListingKey: 'A',
    ListPrice: 250000,
    PropertyType: 'Residential',
    UnparsedAddress: '12 Alder St, Alderton, OR 97999',
    PublicRemarks: 'A home.',
  },
  blm: {
    AGENT_REF: 'A_1',
    ADDRESS_1: '12',
    ADDRESS_2: 'Mill Lane',
    TOWN: 'Larkford',
    POSTCODE1: 'LK1',
    POSTCODE2: '1AA',
    SUMMARY: 'A home.',
    STATUS_ID: '0',
    BEDROOMS: '2',
    PRICE: '250000',
    PRICE_QUALIFIER: '0',
    PROP_SUB_ID: '8',
    DISPLAY_ADDRESS: 'Mill Lane, Larkford',
    PUBLISHED_FLAG: '1',
    TRANS_TYPE_ID: '1',
    LET_RENT_FREQUENCY: '',
    MEDIA_IMAGE_00: '',
  },
}

export const kyeroOf = (...homes: Record<string, string>[]): string =>
  `<root><kyero><feed_version>3</feed_version></kyero>${homes
    .map((given) => `<property>${elements({ ...home.kyero, ...given })}</property>`)
    .join('\n')}</root>`
export const resoOf = (...homes: Record<string, unknown>[]): string =>
  JSON.stringify({ value: homes.map((given) => ({ ...home.reso, ...given })) })
export const blmOf = (...homes: Record<string, string>[]): string => {
  const columns = [...new Set([home.blm, ...homes].flatMap((each) => Object.keys(each)))]
  const line = (row: Record<string, string>) => `${columns.map((name) => row[name] ?? '').join('^')}^~`
  const rows = homes.map((given) => line({ ...home.blm, ...given }))
  return `#HEADER#\nVERSION : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#\n${columns.join('^')}^~\n#DATA#\n${rows.join('\n')}\n#END#`
}
const elements = (given: Record<string, string>): string =>
  Object.entries(given)
    .map(([name, content]) => `<${name}>${content}</${name}>`)
    .join('')

type Openimmo = { reference?: string; use?: string; kind?: string; geo?: string; price?: string; rest?: string }

export const openimmoOf = (...homes: Openimmo[]): string =>
  `<openimmo><uebertragung umfang="VOLL"/><anbieter>${homes
    .map(
      ({
        reference = 'A',
        use = 'WOHNEN="true" GEWERBE="false"',
        kind = '<haus haustyp="VILLA"/>',
        geo = '',
        price = '<kaufpreis>250000</kaufpreis>',
        rest = '<freitexte><objekttitel>Ein Haus</objekttitel></freitexte>',
      }) =>
        `<immobilie><objektkategorie><nutzungsart ${use}/><vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart>${kind}</objektart></objektkategorie>
        <geo><plz>04109</plz><ort>Leipzig</ort><geokoordinaten breitengrad="51.34112" laengengrad="12.37345"/><strasse>Amselgasse</strasse><hausnummer>17</hausnummer>${geo}</geo>
        <preise>${price}</preise>${rest}<verwaltung_techn><objektnr_extern>${reference}</objektnr_extern></verwaltung_techn></immobilie>`,
    )
    .join('')}</anbieter></openimmo>`

export const reaxmlOf = (...homes: string[]): string =>
  `<propertyList date="2026-11-20-10:00:00" username="" password="">${homes.join('\n')}</propertyList>`
