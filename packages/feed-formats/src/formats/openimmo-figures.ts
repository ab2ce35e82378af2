import { htmlSafe, plainText } from '../source/html-text.ts'
import { childAt, textAt, type XmlElement } from '../source/xml.ts'
import type { FeedFacts } from './feed-format.ts'
import { dayIn, isNo, isYes, numberIn } from './values.ts'
import { areaText, tag } from './written.ts'

const HEATINGS: Record<string, string> = {
  OFEN: 'Stoves',
  ETAGE: 'Heating of the flat',
  ZENTRAL: 'Central heating',
  FERN: 'District heating',
  FUSSBODEN: 'Underfloor heating',
}
const FUELS: Record<string, string> = {
  OEL: 'Oil',
  GAS: 'Gas',
  ELEKTRO: 'Electricity',
  SOLAR: 'Solar',
  ERDWAERME: 'Geothermal heat pump',
  LUFTWP: 'Air-source heat pump',
  FERN: 'District heating',
  BLOCK: 'Combined heat and power',
  PELLET: 'Pellets',
  KOHLE: 'Coal',
  HOLZ: 'Wood',
  FLUESSIGGAS: 'Liquid gas',
}
const CONDITIONS: Record<string, FeedFacts['condition']> = {
  ERSTBEZUG: 'firstOccupancy',
  NEUWERTIG: 'asNew',
  MODERNISIERT: 'modernized',
  TEIL_VOLLRENOVIERT: 'modernized',
  TEIL_VOLLSANIERT: 'modernized',
  VOLL_SANIERT: 'modernized',
  GEPFLEGT: 'wellKept',
  TEIL_VOLLRENOVIERUNGSBED: 'needsRenovation',
  SANIERUNGSBEDUERFTIG: 'needsRenovation',
  ROHBAU: 'shell',
  BAUFAELLIG: 'derelict',
  ABRISSOBJEKT: 'derelict',
}
const STAGES: Record<string, FeedFacts['buildStage']> = { PROJEKTIERT: 'planned', ROHBAU: 'underConstruction' }
const INDOOR_PLACES = ['stp_garage', 'stp_tiefgarage', 'stp_parkhaus', 'stp_duplex']
const OUTDOOR_PLACES = ['stp_freiplatz', 'stp_carport', 'stp_sonstige']

export function openimmoFigures(home: XmlElement): { [Name in keyof FeedFacts]?: unknown } {
  const [areas, prices, geo] = [childAt(home, 'flaechen'), childAt(home, 'preise'), childAt(home, 'geo')]
  const [equipment, state] = [childAt(home, 'ausstattung'), childAt(home, 'zustand_angaben')]
  const pass = childAt(state, 'energiepass')
  const management = childAt(home, 'verwaltung_objekt')
  const condition = childAt(state, 'zustand')?.attributes.zustand_art?.toUpperCase() ?? ''
  const age = childAt(state, 'alter')?.attributes.alter_attr?.toUpperCase()
  const lift = childAt(equipment, 'fahrstuhl')?.attributes.PERSONEN
  const usableArea = numberIn(textAt(areas, 'nutzflaeche'))
  const [garages, outdoors] = [placesIn(prices, INDOOR_PLACES), placesIn(prices, OUTDOOR_PLACES)]
  const all = garages === undefined && outdoors === undefined
  return {
    rooms: numberIn(textAt(areas, 'anzahl_zimmer')),
    toilets: numberIn(textAt(areas, 'anzahl_sep_wc')),
    ...(usableArea && { usableArea, areaUnit: 'm2' }),
    frontage: numberIn(textAt(areas, 'grundstuecksfront')),
    garages,
    parkingSpaces: all ? numberIn(textAt(areas, 'anzahl_stellplaetze')) : outdoors,
    floor: numberIn(textAt(geo, 'etage')),
    floors: numberIn(textAt(geo, 'anzahl_etagen')),
    lift: isYes(lift) ? true : isNo(lift) ? false : undefined,
    condition: CONDITIONS[condition],
    buildStage: STAGES[condition],
    newBuild: age === 'NEUBAU' ? true : age === 'ALTBAU' ? false : undefined,
    yearModernized: numberIn(/\b\d{4}\b/.exec(textAt(state, 'letztemodernisierung'))?.[0]),
    heating: namesIn(childAt(equipment, 'heizungsart'), HEATINGS),
    heatingFuel: namesIn(childAt(equipment, 'befeuerung'), FUELS) ?? plainText(textAt(pass, 'primaerenergietraeger')),
    ...energyOf(pass),
    associationFee: numberIn(textAt(prices, 'hausgeld')),
    commission: plainText(textAt(prices, 'aussen_courtage')),
    availableFrom: dayIn(textAt(management, 'abdatum') || textAt(management, 'verfuegbar_ab')),
  }
}

function energyOf(pass: XmlElement | undefined) {
  const [demand, used] = ['endenergiebedarf', 'energieverbrauchkennwert'].map((name) => numberIn(textAt(pass, name)))
  const kind = textAt(pass, 'epart').toUpperCase()
  return {
    energyKind: { BEDARF: 'demand', VERBRAUCH: 'consumption' }[kind],
    energyValue: kind === 'VERBRAUCH' ? (used ?? demand) : (demand ?? used),
    energyValidUntil: dayIn(textAt(pass, 'gueltig_bis')),
  }
}

function placesIn(prices: XmlElement | undefined, names: string[]): number | undefined {
  const counts = names.flatMap((name) => numberIn(childAt(prices, name)?.attributes.anzahl) ?? [])
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : undefined
}

function namesIn(element: XmlElement | undefined, names: Record<string, string>): string | undefined {
  const said = Object.entries(element?.attributes ?? {}).flatMap(([name, value]) =>
    isYes(value) ? (names[name.toUpperCase()] ?? []) : [],
  )
  return said.length > 0 ? said.join(', ') : undefined
}

function attributesOf(words: string | undefined, names: Record<string, string>): Record<string, string> | undefined {
  const said = words?.split(', ').map((word) => Object.entries(names).find(([, name]) => name === word)?.[0])
  const known = said?.filter((name) => name !== undefined)
  return known && known.length === said?.length ? Object.fromEntries(known.map((name) => [name, 'true'])) : undefined
}

const codeOf = (value: string | undefined, codes: Record<string, string | undefined>): string | undefined =>
  value && Object.entries(codes).find(([, name]) => name === value)?.[0]

/** The elements of the figures by the element around them, in the order of the schema. */
export function writtenFigures(facts: FeedFacts) {
  const { heating, heatingFuel, lift, energyKind, energyValue, newBuild } = facts
  const element = (name: string, attributes: Record<string, string> | undefined) =>
    attributes ? tag(name, undefined, attributes) : ''
  const zustand_art = codeOf(facts.condition, CONDITIONS) ?? codeOf(facts.buildStage, STAGES)
  return {
    floors: tag('etage', whole(facts.floor)) + tag('anzahl_etagen', whole(facts.floors)),
    fee: tag('hausgeld', facts.associationFee) + tag('aussen_courtage', htmlSafe(facts.commission ?? '')),
    places:
      tag('stp_freiplatz', undefined, { anzahl: facts.parkingSpaces }) +
      tag('stp_garage', undefined, { anzahl: facts.garages }),
    usableArea: tag('nutzflaeche', areaText(facts.usableArea, facts.areaUnit, 'm2')),
    rooms: tag('anzahl_zimmer', facts.rooms),
    toilets: tag('anzahl_sep_wc', facts.toilets),
    frontage: tag('grundstuecksfront', facts.frontage),
    equipment:
      element('heizungsart', attributesOf(heating, HEATINGS)) +
      element('befeuerung', attributesOf(heatingFuel, FUELS)) +
      (lift === undefined ? '' : tag('fahrstuhl', undefined, { PERSONEN: String(lift) })),
    state: [
      tag('letztemodernisierung', facts.yearModernized),
      zustand_art ? tag('zustand', undefined, { zustand_art }) : '',
      newBuild === undefined ? '' : tag('alter', undefined, { alter_attr: newBuild ? 'NEUBAU' : 'ALTBAU' }),
    ].join(''),
    pass: [
      tag('epart', energyKind && { demand: 'BEDARF', consumption: 'VERBRAUCH' }[energyKind]),
      tag('gueltig_bis', facts.energyValidUntil),
      energyKind === 'consumption' ? tag('energieverbrauchkennwert', energyValue) : '',
      energyKind === 'consumption' ? '' : tag('endenergiebedarf', energyValue),
      attributesOf(heatingFuel, FUELS) ? '' : tag('primaerenergietraeger', htmlSafe(heatingFuel ?? '')),
    ].join(''),
    available: tag('abdatum', facts.availableFrom),
  }
}

const whole = (value: number | undefined): number | undefined => (Number.isInteger(value) ? value : undefined)
