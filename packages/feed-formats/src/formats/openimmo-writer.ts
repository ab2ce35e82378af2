import { htmlSafe } from '../source/html-text.ts'
import { countryCode3 } from './country-code.ts'
import type { FeedLink, FeedListing } from './feed-format.ts'
import type { FeedWriter, WriteOptions } from './feed-options.ts'
import { FEATURE_FIELD } from './openimmo.ts'
import { writtenFigures } from './openimmo-figures.ts'
import { areaText, degrees, priceAmounts, stableId, tag } from './written.ts'
import { writtenAddress } from './written-address.ts'
import { pictureEnding, type WrittenPicture, writtenPictures } from './written-pictures.ts'

const SENDER_VERSION = '2'

export const writeOpenimmo: FeedWriter = async function* (homes, options) {
  const { agent, at, software } = options
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<openimmo>\n${tag('uebertragung', undefined, {
    art: 'ONLINE',
    umfang: 'VOLL',
    version: '1.2.7',
    sendersoftware: software,
    senderversion: SENDER_VERSION,
    timestamp: at.toISOString(),
  })}\n<anbieter>${tag('firma', agent.name || agent.email)}${tag('openimmo_anid', openimmoId('A', agent.email))}\n`
  for await (const home of homes) yield `${homeOf(home, options)}\n`
  yield '</anbieter>\n</openimmo>\n'
}

/**
 * Returns an OpenImmo id: a letter (O: object, A: provider) and 30 characters derived from `names`, so that a home has
 * the same id in every file.
 */
const openimmoId = (kind: 'O' | 'A', ...names: string[]): string => kind + stableId(30, ...names)

const OBJECTS = {
  house: '<haus haustyp="EINFAMILIENHAUS"/>',
  townhouse: '<haus haustyp="REIHENHAUS"/>',
  apartment: '<wohnung/>',
  land: '<grundstueck grundst_typ="WOHNEN"/>',
  other: '<sonstige sonstige_typ="SONSTIGE"/>',
}
function contactOf({ contact }: FeedListing, agent: WriteOptions['agent']): string {
  const { name, phone, email = agent.email, image } = contact ?? { name: agent.name || agent.email }
  const photo = tag('format', 'JPG') + tag('daten', { raw: tag('pfad', image) })
  return tag('kontaktperson', {
    raw: [
      tag('email_direkt', email),
      tag('tel_durchw', phone),
      tag('name', htmlSafe(name)),
      image === undefined ? '' : tag('foto', { raw: photo }, { location: 'EXTERN' }),
    ].join(''),
  })
}

const STATES = { available: 'OFFEN', paused: 'OFFEN', underOffer: 'RESERVIERT', soldElsewhere: 'VERKAUFT' }

function homeOf(home: FeedListing, options: WriteOptions): string {
  const { facts, addressShown } = home
  const { agent, currency, at } = options
  const isLease = facts.tenure === 'leasehold'
  const price = priceAmounts(home.price, currency)
  const money = home.currency ?? currency
  const figures = writtenFigures(facts)
  return tag('immobilie', {
    raw: [
      tag('objektkategorie', {
        raw: [
          tag('nutzungsart', undefined, { WOHNEN: 'true', GEWERBE: 'false' }),
          tag('vermarktungsart', undefined, {
            KAUF: String(!isLease),
            MIETE_PACHT: 'false',
            ERBPACHT: String(isLease),
          }),
          tag('objektart', { raw: OBJECTS[facts.type ?? 'other'] }),
        ].join(''),
      }),
      geoOf(home, figures.floors),
      contactOf(home, agent),
      tag('preise', {
        raw:
          tag('kaufpreis', price?.lowest ?? 0, price === undefined ? { auf_anfrage: 'true' } : {}) +
          figures.fee +
          tag('waehrung', undefined, { iso_waehrung: money }) +
          (price && price.lowest < price.highest
            ? tag('freitext_preis', `${price.lowest} - ${price.highest} ${money}`)
            : '') +
          figures.places,
      }),
      facts.priceKind === 'auction' ? tag('versteigerung', { raw: tag('zvtermin', facts.auctionAt) }) : '',
      tag('flaechen', {
        raw: [
          tag('wohnflaeche', areaText(facts.area, facts.areaUnit, 'm2')),
          figures.usableArea,
          tag('grundstuecksflaeche', areaText(facts.plot, facts.areaUnit, 'm2')),
          figures.rooms,
          tag('anzahl_schlafzimmer', facts.bedrooms),
          tag('anzahl_badezimmer', facts.bathrooms),
          figures.toilets,
          figures.frontage,
        ].join(''),
      }),
      tag('ausstattung', { raw: figures.equipment }),
      tag('zustand_angaben', {
        raw: [
          tag('baujahr', facts.yearBuilt),
          figures.state,
          tag('energiepass', { raw: figures.pass + tag('wertklasse', facts.energyRating) }),
          tag('verkaufstatus', undefined, { stand: STATES[home.market] }),
        ].join(''),
      }),
      tag('freitexte', {
        raw:
          tag('objekttitel', htmlSafe(home.title)) +
          tag('objektbeschreibung', htmlSafe(home.description)) +
          textInAnother(home),
      }),
      attachmentsOf(home, options),
      tag('verwaltung_objekt', {
        raw: tag('objektadresse_freigeben', String(addressShown === 'whole')) + figures.available,
      }),
      tag('verwaltung_techn', {
        raw: [
          tag('objektnr_extern', home.reference),
          tag('aktion', undefined, { aktionart: 'CHANGE' }),
          tag('aktiv_von', home.date),
          tag('openimmo_obid', openimmoId('O', agent.email, home.reference)),
          tag('stand_vom', (home.modified ?? at.toISOString()).slice(0, 10)),
          tag('sprache', home.language),
        ].join(''),
      }),
      ...(facts.features ?? []).map((feature) => ownField(FEATURE_FIELD, htmlSafe(feature))),
    ].join(''),
  })
}

/** Returns the description in one further language, in English if there is one: the schema has no room for more. */
function textInAnother({ language, translations = {} }: FeedListing): string {
  const described = Object.keys(translations).filter((code) => code !== language && translations[code]?.description)
  const code = described.find((each) => each === 'en') ?? described[0]
  return code === undefined ? '' : tag('objekt_text', htmlSafe(translations[code]?.description ?? ''), { lang: code })
}

const ownField = (feldname: string, text: string | undefined): string =>
  text ? tag('user_defined_simplefield', text, { feldname }) : ''

/** Countries that are missing in the schema, or listed under a former code. */
const UNKNOWN_COUNTRIES = 'ATA ALA BLM BES BVT CCK CUW CXR GGY SGS HMD IMN IOT JEY MAF SSD SXM ATF TLS UMI MYT'.split(
  ' ',
)
const FORMER_CODES: Record<string, string> = { ROU: 'ROM' }

function geoOf(home: FeedListing, floors: string): string {
  const { unit, building, houseNumber, street, locality, town, region, postcode, country } = writtenAddress(home)
  const { latitude, longitude } = home.facts
  const point = { breitengrad: degrees(latitude), laengengrad: degrees(longitude) }
  const code = countryCode3(country)
  const known = code === undefined || UNKNOWN_COUNTRIES.includes(code) ? undefined : (FORMER_CODES[code] ?? code)
  return tag('geo', {
    raw: [
      tag('plz', postcode),
      tag('ort', town),
      latitude === undefined ? '' : tag('geokoordinaten', undefined, point),
      tag('strasse', street ?? building),
      tag('hausnummer', houseNumber),
      tag('bundesland', region),
      tag('land', undefined, { iso_land: known }),
      floors,
      tag('wohnungsnr', unit),
      tag('regionaler_zusatz', locality),
      ownField('building', street ? building : undefined),
    ].join(''),
  })
}

function attachmentsOf(home: FeedListing, options: WriteOptions): string {
  const { photo, floorPlan, map, energy } = writtenPictures(home, options, ['floorPlan', 'map', 'energy'])
  const written = [
    ...photo.map((picture, index) => attachment(picture, index === 0 ? 'TITELBILD' : 'BILD')),
    ...floorPlan.map((plan) => attachment(plan, 'GRUNDRISS')),
    ...map.map((plan) => attachment(plan, 'KARTEN_LAGEPLAN')),
    ...energy.map((chart) => attachment(chart, 'EPASS-SKALA')),
    ...(home.documents ?? []).map((link) => linkOf(link, 'DOKUMENTE', 'PDF')),
    ...(home.tours ?? []).map((link) => linkOf(link, 'FILMLINK', 'HTML')),
  ]
  return tag('anhaenge', { raw: written.join('') })
}

const linkOf = ({ url, title }: FeedLink, gruppe: string, format: string): string =>
  tag(
    'anhang',
    { raw: tag('anhangtitel', htmlSafe(title)) + tag('format', format) + tag('daten', { raw: tag('pfad', url) }) },
    { location: 'REMOTE', gruppe },
  )

const attachment = ({ path, caption }: WrittenPicture, gruppe: string): string =>
  tag(
    'anhang',
    {
      raw:
        tag('anhangtitel', htmlSafe(caption)) +
        tag('format', (pictureEnding(path) ?? 'jpg').toUpperCase()) +
        tag('daten', { raw: tag('pfad', path) }),
    },
    { location: /^https?:/i.test(path) ? 'REMOTE' : 'EXTERN', gruppe },
  )
