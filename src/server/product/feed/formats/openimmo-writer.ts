import { BRAND } from '#contract/brand'
import { htmlSafe } from '../source/html-text.ts'
import type { FeedFileTerms, FeedListing, FeedWriter } from './feed-format.ts'
import { FEATURE_FIELD } from './openimmo.ts'
import { areaText, placeParts, priceAmount, tag } from './written.ts'

/** Writes the whole stock as OpenImmo 1.2.7. */
export const writeOpenimmo: FeedWriter = async function* (homes, terms) {
  const { agent, at } = terms
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<openimmo xmlns="http://www.openimmo.de">\n${tag(
    'uebertragung',
    undefined,
    {
      art: 'ONLINE',
      umfang: 'VOLL',
      version: '1.2.7',
      sendersoftware: BRAND,
      timestamp: at.toISOString(),
    },
  )}\n<anbieter>${tag('firma', agent.name)}\n`
  for await (const home of homes) yield `${homeOf(home, terms)}\n`
  yield '</anbieter>\n</openimmo>\n'
}

const OBJECTS = {
  house: '<haus haustyp="EINFAMILIENHAUS"/>',
  townhouse: '<haus haustyp="REIHENHAUS"/>',
  apartment: '<wohnung/>',
  land: '<grundstueck/>',
  other: '<sonstige/>',
}
const STATES = { available: 'OFFEN', paused: 'OFFEN', underOffer: 'RESERVIERT', soldElsewhere: 'VERKAUFT' }

function homeOf(home: FeedListing, { agent, currency, origin }: FeedFileTerms): string {
  const { facts } = home
  const isLease = facts.tenure === 'leasehold'
  const { town, rest } = placeParts(home.location)
  const price = priceAmount(home.price, currency)
  const point = { breitengrad: facts.latitude, laengengrad: facts.longitude }
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
          tag('objektart', { raw: facts.type ? OBJECTS[facts.type] : '' }),
        ].join(''),
      }),
      tag('geo', { raw: tag('ort', town) + tag('geokoordinaten', undefined, point) + tag('strasse', rest) }),
      tag('kontaktperson', { raw: tag('email_direkt', agent.email) + tag('name', agent.name) }),
      tag('preise', {
        raw:
          tag('kaufpreis', price, price === undefined ? { auf_anfrage: 'true' } : {}) +
          tag('waehrung', undefined, { iso_waehrung: home.currency ?? currency }),
      }),
      tag('flaechen', {
        raw: [
          tag('wohnflaeche', areaText(facts.area, facts.areaUnit, 'm2')),
          tag('grundstuecksflaeche', areaText(facts.plot, facts.areaUnit, 'm2')),
          tag('anzahl_schlafzimmer', facts.bedrooms),
          tag('anzahl_badezimmer', facts.bathrooms),
        ].join(''),
      }),
      tag('zustand_angaben', {
        raw: [
          tag('baujahr', facts.yearBuilt),
          tag('energiepass', { raw: tag('wertklasse', facts.energyRating) }),
          tag('verkaufstatus', undefined, { stand: STATES[home.market] }),
        ].join(''),
      }),
      tag('freitexte', {
        raw: tag('objekttitel', htmlSafe(home.title)) + tag('objektbeschreibung', htmlSafe(home.description)),
      }),
      tag('anhaenge', { raw: home.pictures.map((picture, index) => attachment(picture, index, origin)).join('') }),
      tag('verwaltung_techn', {
        raw: [
          tag('objektnr_extern', home.reference),
          tag('aktion', undefined, { aktionart: 'CHANGE' }),
          tag('aktiv_von', home.date),
        ].join(''),
      }),
      ...(facts.features ?? []).map((feature) =>
        tag('user_defined_simplefield', htmlSafe(feature), { feldname: FEATURE_FIELD }),
      ),
    ].join(''),
  })
}

function attachment({ url, file, caption }: FeedListing['pictures'][number], index: number, origin: string): string {
  const path = url ? new URL(url, origin).href : file
  return tag(
    'anhang',
    { raw: tag('anhangtitel', htmlSafe(caption)) + tag('daten', { raw: tag('pfad', path) }) },
    { location: url ? 'REMOTE' : 'EXTERN', gruppe: index === 0 ? 'TITELBILD' : 'BILD' },
  )
}
