import { childAt, childrenAt, textAt, type XmlElement, xmlParts } from '../source/xml.ts'
import { because } from './because.ts'
import type { FeedListing, FeedTexts } from './feed-format.ts'
import type { ReadOptions } from './feed-options.ts'
import { languageCode } from './language-code.ts'
import { contactOf, draftItem, type FoundItem } from './listing-draft.ts'
import { documentsOf, picturesOf, toursOf } from './openimmo-attachments.ts'
import { auctionOf, isAuction } from './openimmo-auction.ts'
import { openimmoFigures } from './openimmo-figures.ts'
import { kindWithoutAmount } from './price-kind.ts'
import type { OfferedKind } from './type-words.ts'
import { typeOfKind, whyNoHome } from './type-words.ts'
import { areasIn, bedroomsIn, dayIn, isNo, isYes, numberIn, pointIn, priceIn, whyNoSale } from './values.ts'
import { xmlProblem } from './xml-items.ts'

export const FEATURE_FIELD = 'feature'

export async function* readOpenimmo(text: AsyncIterable<string>, options: ReadOptions = {}): AsyncGenerator<FoundItem> {
  let number = 0
  let whole: boolean | undefined
  let isDeletion = false
  const references = ['objektnr_extern', 'openimmo_obid']
  for await (const part of xmlParts(text, { containers: ['anbieter'], records: ['immobilie'], references })) {
    if (part.kind === 'forbidden' || part.kind === 'broken')
      yield xmlProblem(part, part.kind === 'broken' ? ++number : number)
    if (part.kind !== 'element') continue
    const { element } = part
    if (element.name === 'uebertragung') {
      const { umfang = '', modus = '' } = element.attributes
      whole = { VOLL: true, TEIL: false }[umfang.toUpperCase()]
      isDeletion = modus.toUpperCase() === 'DELETE'
    }
    if (element.name === 'immobilie') yield itemOf(element, { number: ++number, isDeletion, options })
  }
  yield { kind: 'end', complete: true, whole }
}

type Place = { number: number; isDeletion: boolean; options: ReadOptions }

function itemOf(home: XmlElement, { number, isDeletion, options }: Place): FoundItem {
  const place = { element: '<immobilie>', number, line: home.line }
  const technical = childAt(home, 'verwaltung_techn')
  const reference = textAt(technical, 'objektnr_extern') || textAt(technical, 'openimmo_obid')
  const action = childAt(technical, 'aktion')?.attributes.aktionart?.toUpperCase() ?? ''
  if (action === 'DELETE' || (action === '' && isDeletion)) return { kind: 'removed', place, reference }
  if (action === 'REFERENZ') return { kind: 'leftOut', place, reference, reason: 'a sale of the past' }
  if (!['', 'CHANGE', 'NEW'].includes(action))
    return { kind: 'problem', place, reference, ...because('openImmoAction') }
  const sale = childAt(home, 'objektkategorie', 'vermarktungsart')?.attributes ?? {}
  const isLease = isYes(sale.ERBPACHT)
  if (!isYes(sale.KAUF) && !isLease) {
    if (isYes(sale.MIETE_PACHT) || isYes(sale.LEASING))
      return { kind: 'leftOut', place, reference, reason: 'a letting' }
    return { kind: 'problem', place, reference, ...because('openImmoMarketing') }
  }
  const prices = childAt(home, 'preise')
  const asked = childAt(prices, 'kaufpreis')
  const priceText = asked?.text || textAt(prices, 'kaufpreisbrutto')
  const kind = kindOf(home)
  const reason = whyNoSale(priceText) ?? whyNoHome(kind)
  if (reason) return { kind: 'leftOut', place, reference, reason }
  const { price, currency } = priceIn(priceText, options)
  const isAsked = isYes(asked?.attributes.auf_anfrage)
  const priceWords =
    price === undefined ? kindWithoutAmount(`${priceText} ${textAt(prices, 'freitext_preis')}`) : undefined
  const areas = childAt(home, 'flaechen')
  const state = childAt(home, 'zustand_angaben')
  const geo = childAt(home, 'geo')
  const point = childAt(geo, 'geokoordinaten')?.attributes
  const contact = childAt(home, 'kontaktperson')
  const draft = {
    reference,
    place,
    title: textAt(home, 'freitexte', 'objekttitel'),
    ...descriptionsOf(childAt(home, 'freitexte'), languageCode(textAt(technical, 'sprache'))),
    price: isAsked ? undefined : price,
    currency: childAt(prices, 'waehrung')?.attributes.iso_waehrung?.toUpperCase() || (currency ?? 'EUR'),
    market: marketOf(childAt(state, 'verkaufstatus')?.attributes.stand),
    ...addressOf(home),
    date: dayIn(textAt(technical, 'aktiv_von')),
    facts: {
      ...openimmoFigures(home),
      priceKind: isAuction(home) ? 'auction' : isAsked ? 'onApplication' : priceWords,
      auctionAt: auctionOf(home),
      type: typeOfKind(kind),
      bedrooms: bedroomsIn(textAt(areas, 'anzahl_schlafzimmer')),
      bathrooms: numberIn(textAt(areas, 'anzahl_badezimmer')),
      ...areasIn({
        area: { amount: numberIn(textAt(areas, 'wohnflaeche') || textAt(areas, 'gesamtflaeche')), unit: 'm2' },
        plot: { amount: numberIn(textAt(areas, 'grundstuecksflaeche')), unit: 'm2' },
      }),
      yearBuilt: numberIn(textAt(state, 'baujahr')),
      tenure: isLease ? 'leasehold' : undefined,
      energyRating: energyClassOf(state),
      features: featuresOf(home),
      ...(isNo(textAt(geo, 'karten_mikro')) ? {} : pointIn(point?.breitengrad ?? '', point?.laengengrad ?? '')),
    },
    contact: contactOf({
      name: [`${textAt(contact, 'vorname')} ${textAt(contact, 'name')}`],
      phone: ['tel_durchw', 'tel_handy', 'tel_zentrale'].map((name) => textAt(contact, name)),
      email: ['email_direkt', 'email_zentrale'].map((name) => textAt(contact, name)),
      image: [textAt(contact, 'foto', 'daten', 'pfad')],
    }),
    pictures: picturesOf(home),
    tours: toursOf(home),
    documents: documentsOf(home),
  }
  return draftItem(draft)
}

function marketOf(state = ''): FeedListing['market'] {
  if (/^RESERVIERT$/i.test(state)) return 'underOffer'
  return /^VERKAUFT$/i.test(state) ? 'soldElsewhere' : 'available'
}

/** `language`: that of the home. An `objekt_text` may be in another, and is a translation then. */
function descriptionsOf(texts: XmlElement | undefined, language: string | undefined) {
  const own = ['objektbeschreibung', 'ausstatt_beschr', 'lage', 'sonstige_angaben']
    .map((name) => textAt(texts, name))
    .filter(Boolean)
  const others = childrenAt(texts, 'objekt_text').filter(({ text }) => text.trim() !== '')
  const other = others.find(({ attributes }) => /^en/i.test(attributes.lang ?? '')) ?? others[0]
  const ownLanguage = own.length > 0 ? language : (languageCode(other?.attributes.lang) ?? language)
  const translations: FeedTexts = {}
  for (const { attributes, text } of others) {
    const code = languageCode(attributes.lang)
    if (code && code !== ownLanguage && (own.length === 0 || ownLanguage)) translations[code] = { description: text }
  }
  return { description: own.length > 0 ? own.join('\n\n') : (other?.text ?? ''), language: ownLanguage, translations }
}

function addressOf(home: XmlElement) {
  const geo = childAt(home, 'geo')
  const [street, number, postcode, town] = ['strasse', 'hausnummer', 'plz', 'ort'].map((name) => textAt(geo, name))
  const country = childAt(geo, 'land')?.attributes.iso_land ?? ''
  const isHidden = isNo(textAt(home, 'verwaltung_objekt', 'objektadresse_freigeben'))
  const line = [street, number].filter(Boolean).join(' ')
  return {
    addressShown: isHidden ? ('town' as const) : ('whole' as const),
    location: [line, [postcode, town].filter(Boolean).join(' '), country],
    address: {
      unit: textAt(geo, 'wohnungsnr'),
      houseNumber: number,
      street,
      locality: textAt(geo, 'regionaler_zusatz'),
      postcode,
      town,
      region: textAt(geo, 'bundesland'),
      country,
    },
  }
}

const RATED = /^(A\+|[A-H])\+*$/i // Austrian classes go up to A++
const RATING_FIELDS = /^(?:epass_wertklasse|energieeffizienzklasse|wertklasse)$/i

function energyClassOf(state: XmlElement | undefined): string | undefined {
  const passes = childrenAt(state, 'energiepass')
  const own = [state, ...passes]
    .flatMap((element) => childrenAt(element, 'user_defined_simplefield'))
    .filter(({ attributes }) => RATING_FIELDS.test(attributes.feldname ?? ''))
    .map(({ text }) => text.trim())
  const texts = ['wertklasse', 'hwbklasse', 'fgeeklasse'].flatMap((name) => passes.map((pass) => textAt(pass, name)))
  return [...texts, ...own].flatMap((text) => RATED.exec(text)?.[1]?.toUpperCase() ?? [])[0]
}

const COMMERCIAL_KINDS = /^(?:buero_praxen|einzelhandel|gastgewerbe|hallen_lager_prod|freizeitimmobilie_gewerblich)$/
const COMMERCIAL_LAND = /^(?:GEWERBE|INDUSTRIE|GEWERBEPARK)$/i

function kindOf(home: XmlElement): OfferedKind | undefined {
  const category = childAt(home, 'objektkategorie')
  const use = childAt(category, 'nutzungsart')?.attributes ?? {}
  const [found] = childAt(category, 'objektart')?.children ?? []
  if (COMMERCIAL_KINDS.test(found?.name ?? '') || (isYes(use.GEWERBE) && !isYes(use.WOHNEN))) return 'commercial'
  if (found?.name === 'parken') return 'parking'
  if (found?.name === 'haus') return /^REIHEN/i.test(found.attributes.haustyp ?? '') ? 'townhouse' : 'house'
  if (found?.name === 'wohnung' || found?.name === 'zimmer') return 'apartment'
  if (found?.name === 'grundstueck')
    return COMMERCIAL_LAND.test(found.attributes.grundst_typ ?? '') ? 'commercial' : 'land'
  return found && 'other'
}

const FEATURE_NAMES: Record<string, string> = {
  barrierefrei: 'Step-free access',
  gartennutzung: 'Garden',
  kamin: 'Fireplace',
  klimatisiert: 'Air conditioning',
  sauna: 'Sauna',
  swimmingpool: 'Swimming pool',
  wintergarten: 'Conservatory',
}
const PARKING_NAMES: Record<string, string> = {
  GARAGE: 'Garage',
  CARPORT: 'Carport',
  FREIPLATZ: 'Parking',
  TIEFGARAGE: 'Parking',
}

function featuresOf(home: XmlElement): string[] {
  const equipment = childAt(home, 'ausstattung')
  const areas = childAt(home, 'flaechen')
  const ownFields = [home, equipment].flatMap((element) => childrenAt(element, 'user_defined_simplefield'))
  const own = ownFields.filter(({ attributes }) => attributes.feldname === FEATURE_FIELD).map(({ text }) => text)
  const named = equipment?.children.filter(({ text }) => isYes(text)).map(({ name }) => FEATURE_NAMES[name] ?? '') ?? []
  const parking = Object.entries(childAt(equipment, 'stellplatzart')?.attributes ?? {})
    .filter(([, value]) => isYes(value))
    .map(([name]) => PARKING_NAMES[name] ?? '')
  const others = [
    isYes(childAt(equipment, 'fahrstuhl')?.attributes.PERSONEN) && 'Lift',
    isYes(childAt(equipment, 'unterkellert')?.attributes.keller) && 'Basement',
    (numberIn(textAt(areas, 'anzahl_balkone')) ?? 0) > 0 && 'Balcony',
    (numberIn(textAt(areas, 'anzahl_terrassen')) ?? 0) > 0 && 'Terrace',
  ].filter((feature) => feature !== false)
  return [...own, ...named, ...parking, ...others]
}
