import { childAt, childrenAt, textAt, type XmlElement, xmlParts } from '../source/xml.ts'
import { because } from './because.ts'
import { contactOf, draftItem, type FoundItem } from './listing-draft.ts'
import { documentAt, linkAt, pictureAt } from './listing-links.ts'
import { priceAndView } from './price-view.ts'
import { reaxmlFigures } from './reaxml-figures.ts'
import { auctionOf, openTimesOf } from './reaxml-times.ts'
import { kindIn, type OfferedKind, typeOfKind, whyNoHome } from './type-words.ts'
import { areasIn, bedroomsIn, isNo, isYes, numberIn, pointIn, unitIn } from './values.ts'
import { xmlProblem } from './xml-items.ts'

const FOR_SALE = ['residential', 'land', 'rural']
const LEFT_OUT: Record<string, string> = {
  rental: 'a letting',
  holidayRental: 'a letting',
  commercial: 'commercial',
  commercialLand: 'commercial',
  business: 'commercial',
}

/**
 * Parses REAXML, whose files mostly have changes: a sold or withdrawn home has only its id. The root's user name and
 * password are never read.
 */
export async function* readReaxml(text: AsyncIterable<string>): AsyncGenerator<FoundItem> {
  let number = 0
  let writtenAt = ''
  const records = [...FOR_SALE, ...Object.keys(LEFT_OUT)]
  for await (const part of xmlParts(text, { containers: [], records, references: ['uniqueID'] })) {
    if (part.kind === 'forbidden' || part.kind === 'broken')
      yield xmlProblem(part, part.kind === 'broken' ? ++number : number)
    if (part.kind === 'start') writtenAt = part.element.attributes.date ?? ''
    if (part.kind !== 'element') continue
    const { element } = part
    const place = { element: `<${element.name}>`, number: ++number, line: element.line }
    const reference = textAt(element, 'uniqueID')
    const reason = LEFT_OUT[element.name]
    if (reason) yield { kind: 'leftOut', place, reference, reason }
    else if (FOR_SALE.includes(element.name)) yield itemOf(element, { place, reference, writtenAt })
    else yield { kind: 'problem', place, ...because('reaxmlKind') }
  }
  yield { kind: 'end', complete: true }
}

type Place = { place: { element: string; number: number; line: number }; reference: string; writtenAt: string }

function itemOf(home: XmlElement, { place, reference, writtenAt }: Place): FoundItem {
  const status = home.attributes.status?.toLowerCase() ?? 'current'
  if (['withdrawn', 'offmarket', 'deleted'].includes(status)) return { kind: 'removed', place, reference }
  if (status === 'sold') return { kind: 'market', place, reference, market: 'soldElsewhere' }
  if (status !== 'current') return { kind: 'problem', place, reference, ...because('reaxmlStatus') }
  const kind = kindOf(home)
  const { price, kind: ofWords, reason } = priceOf(home)
  const isAuction = /^auction$/i.test(childAt(home, 'authority')?.attributes.value?.trim() ?? '')
  const why = reason ?? whyNoHome(kind)
  if (why) return { kind: 'leftOut', place, reference, reason: why }
  const building = childAt(home, 'buildingDetails')
  const address = childAt(home, 'address')
  const geocode = childAt(home, 'geocode') ?? childAt(address, 'geocode')
  const agent = childAt(home, 'listingAgent')
  const draft = {
    reference,
    place,
    title: textAt(home, 'headline'),
    description: textAt(home, 'description'),
    price,
    currency: childAt(home, 'price')?.attributes.currency ?? 'AUD',
    market: isYes(childAt(home, 'underOffer')?.attributes.value) ? ('underOffer' as const) : ('available' as const),
    ...addressOf(address),
    facts: {
      ...reaxmlFigures(home),
      priceKind: isAuction ? 'auction' : ofWords,
      auctionAt: auctionOf(home, address),
      type: typeOfKind(kind),
      bedrooms: bedroomsIn(textAt(home, 'features', 'bedrooms')),
      bathrooms: numberIn(textAt(home, 'features', 'bathrooms')),
      ...areasIn({ area: areaOf(building), plot: areaOf(childAt(home, 'landDetails')) }),
      yearBuilt: numberIn(textAt(building, 'yearBuilt') || textAt(home, 'yearBuilt')),
      features: featuresOf(childAt(home, 'features')),
      ...pointIn(textAt(geocode, 'latitude'), textAt(geocode, 'longitude')),
    },
    contact: contactOf({
      name: [textAt(agent, 'name')],
      phone: phonesOf(agent),
      email: [textAt(agent, 'email')],
      country: 'AU',
      image: childrenAt(childAt(agent, 'media'), 'attachment')
        .filter(({ attributes }) => attributes.usage === 'agentPhoto')
        .map(({ attributes }) => attributes.url),
    }),
    pictures: picturesOf(home, writtenAt),
    tours: ['videoLink', 'externalLink'].flatMap((name) =>
      childrenAt(home, name).map(({ attributes }) => linkAt(attributes.href, attributes.title)),
    ),
    documents: childrenAt(childAt(home, 'objects'), 'document').map(({ attributes }) =>
      documentAt(attributes.url || attributes.file, attributes.title),
    ),
    openTimes: openTimesOf(home, address),
  }
  return draftItem(draft)
}

/** Returns the telephones of an agent: the mobile one first, as that is the person's own. */
function phonesOf(agent: XmlElement | undefined): string[] {
  const phones = childrenAt(agent, 'telephone')
  const isMobile = ({ attributes }: XmlElement) => /^mobile$/i.test(attributes.type ?? '')
  return [...phones.filter(isMobile), ...phones.filter((phone) => !isMobile(phone))].map(({ text }) => text)
}

function priceOf(home: XmlElement) {
  const price = childAt(home, 'price')
  const range = childAt(price, 'range')
  const ends = [textAt(range, 'min'), textAt(range, 'max')].filter(Boolean).join(' - ')
  const isHidden = isNo(price?.attributes.display)
  return priceAndView({ price: ends || (price?.text.trim() ?? ''), view: textAt(home, 'priceView'), isHidden })
}

/**
 * Returns the address and its public part. `display="no"` hides number and street; on the suburb, it also hides the
 * suburb, which then becomes a locality within its state and is omitted without a state.
 */
function addressOf(address: XmlElement | undefined) {
  const text = (name: string) => textAt(address, name)
  const isSuburbHidden = isNo(childAt(address, 'suburb')?.attributes.display)
  const isHidden = isSuburbHidden || isNo(address?.attributes.display)
  const unit = [text('subNumber'), text('streetNumber')].filter(Boolean).join('/')
  const street = [unit, text('street')].filter(Boolean).join(' ')
  const region = text('state') || text('region')
  const state = [region.toUpperCase(), text('postcode')].filter(Boolean).join(' ')
  const suburb = isSuburbHidden && region === '' ? '' : text('suburb')
  return {
    addressShown: isHidden ? ('town' as const) : ('whole' as const),
    location: [street, suburb, state],
    address: {
      unit: text('subNumber'),
      houseNumber: text('streetNumber'),
      street: text('street'),
      ...(isSuburbHidden ? { locality: suburb } : { town: suburb }),
      region,
      postcode: text('postcode'),
      country: text('country'),
    },
  }
}

const KINDS: Record<string, OfferedKind> = {
  'DuplexSemi-detached': 'house',
  'AcreageSemi-rural': 'house',
  Alpine: 'house',
  BlockOfUnits: 'other',
  Retirement: 'other',
}

function kindOf(home: XmlElement): OfferedKind | undefined {
  const category = ['category', 'ruralCategory', 'landCategory']
    .map((name) => childAt(home, name)?.attributes.name)
    .find(Boolean)
  if (home.name === 'land') return category === 'Commercial' ? 'commercial' : 'land'
  const hasBedrooms = (bedroomsIn(textAt(home, 'features', 'bedrooms')) ?? 0) > 0
  if (home.name === 'rural') return hasBedrooms || !category ? 'house' : 'land'
  if (category === 'Warehouse' && hasBedrooms) return 'other' // used as a dwelling
  return KINDS[category ?? ''] ?? kindIn(category ?? '')
}

function areaOf(details: XmlElement | undefined) {
  const area = childAt(details, 'area')
  return { amount: numberIn(area?.text.trim()), unit: unitIn(area?.attributes.unit ?? '') }
}

const FEATURE_NAMES: Record<string, string> = {
  airConditioning: 'Air conditioning',
  alarmSystem: 'Alarm system',
  balcony: 'Balcony',
  builtInRobes: 'Fitted wardrobes',
  carports: 'Carport',
  courtyard: 'Courtyard',
  deck: 'Deck',
  ductedCooling: 'Air conditioning',
  floorboards: 'Wooden floors',
  fullyFenced: 'Fully fenced',
  garages: 'Garage',
  gym: 'Gym',
  openFirePlace: 'Fireplace',
  outdoorEnt: 'Outdoor entertaining',
  pool: 'Swimming pool',
  poolAboveGround: 'Swimming pool',
  poolInGround: 'Swimming pool',
  reverseCycleAirCon: 'Air conditioning',
  secureParking: 'Parking',
  solarPanels: 'Solar panels',
  splitSystemAirCon: 'Air conditioning',
  study: 'Study',
  tennisCourt: 'Tennis court',
}
/** These come last, because a listing can have too few features for all. */
const LESSER_NAMES: Record<string, string> = {
  broadband: 'Broadband',
  dishwasher: 'Dishwasher',
  ductedHeating: 'Ducted heating',
  ensuite: 'En suite',
  evaporativeCooling: 'Evaporative cooling',
  gasHeating: 'Gas heating',
  greyWaterSystem: 'Grey water system',
  hydronicHeating: 'Hydronic heating',
  insideSpa: 'Spa',
  intercom: 'Intercom',
  outsideSpa: 'Spa',
  payTV: 'Pay TV',
  remoteGarage: 'Remote garage door',
  rumpusRoom: 'Rumpus room',
  shed: 'Shed',
  solarHotWater: 'Solar hot water',
  spa: 'Spa',
  splitSystemHeating: 'Split-system heating',
  vacuumSystem: 'Vacuum system',
  waterTank: 'Water tank',
  workshop: 'Workshop',
}

function featuresOf(features: XmlElement | undefined): string[] {
  const texts = textAt(features, 'otherFeatures').split(/[,;\n]/)
  const named = features?.children.filter(({ text }) => isYes(text) || (numberIn(text.trim()) ?? 0) > 0) ?? []
  const namedBy = (names: Record<string, string>) => named.map(({ name }) => names[name] ?? '')
  return [...texts.map((text) => text.trim()), ...namedBy(FEATURE_NAMES), ...namedBy(LESSER_NAMES)]
}

/**
 * Returns the pictures in order: `m` is the main one, followed by a to z and aa. A picture with the file's own time
 * counts as one without a time of change.
 */
function picturesOf(home: XmlElement, writtenAt: string) {
  const images = ['images', 'objects'].flatMap((name) => childrenAt(childAt(home, name), 'img'))
  const plans = childrenAt(childAt(home, 'objects'), 'floorplan')
  const at = ({ attributes: { url, file, modTime } }: XmlElement, kind?: 'floorPlan') =>
    pictureAt(url || file, { kind, modified: modTime === writtenAt ? undefined : modTime })
  const rank = ({ attributes: { id = '' } }: XmlElement) => (id === 'm' ? '' : `${id.length}${id}`)
  const sorted = images.toSorted((a, b) => (rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b))))
  return [...sorted.map((image) => at(image)), ...plans.map((plan) => at(plan, 'floorPlan'))]
}
