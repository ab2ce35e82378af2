import { FEATURES, type ListedFeature } from '#contract/listing-features'
import type { PropertyType } from '#contract/property-facts'
import type { PropertyFilters, PropertySort } from '#contract/property-search'
import { phrasesOf } from './phrases.ts'

export const types = phrasesOf<PropertyType>([
  ['house', 'house|houses'],
  ['apartment', 'apartment|apartments|apt|apts|flat|flats|condo|condos|condominium|condominiums'],
  ['townhouse', 'townhouse|townhouses|town house|town houses|townhome|townhomes|town home|town homes'],
  ['land', 'land|building plot|building plots|plot of land|plots of land|block of land|blocks of land|vacant land'],
])

/** Words that together mean something other than the type, or the lack, that one of them is alone. */
export const compounds = phrasesOf<true>([
  [
    true,
    'granny flat|granny flats|flat roof|flat share|house share|open house|open houses|summer house|guest house|tree house|no through road|no thanks|no reserve|no fees',
  ],
])

const FEATURE_SYNONYMS: Record<string, string> = {
  pool: 'Swimming pool',
  'open fire': 'Fireplace',
  'fire place': 'Fireplace',
  'wood floors': 'Wooden floors',
  'wood burner': 'Wood stove',
  elevator: 'Lift',
  'air con': 'Air conditioning',
  aircon: 'Air conditioning',
  'air conditioned': 'Air conditioning',
  'off street parking': 'Parking',
  'parking space': 'Parking',
  'car park': 'Parking',
  'car port': 'Carport',
  'bike store': 'Bicycle store',
  'step free': 'Step-free access',
  'private entrance': 'Own entrance',
  'sea views': 'Sea view',
  'ocean view': 'Sea view',
  'ocean views': 'Sea view',
  'mountain views': 'Mountain view',
  'city views': 'City view',
  'countryside views': 'Countryside view',
  'home gym': 'Gym',
  decking: 'Deck',
}
const wordsOf = (name: string) => name.toLowerCase().replaceAll('-', ' ')
export const features = phrasesOf<string>([
  ...FEATURES.map((name): [string, string] => [name, `${wordsOf(name)}|${wordsOf(name)}s`]),
  ...Object.entries(FEATURE_SYNONYMS).map(([words, name]): [string, string] => [name, words]),
])

type Whole = {
  filters?: Pick<PropertyFilters, 'lowered' | 'notUnderOffer' | 'pictures'>
  sort?: PropertySort
  feature?: string
  isNoise?: true
}
const noise: Whole = { isNoise: true }

export const wholes = phrasesOf<Whole>([
  [
    { sort: 'priceAsc' },
    'cheapest first|cheapest|lowest price first|price lowest first|price , lowest first|price low to high|low to high|sorted by price|sort by price',
  ],
  [
    { sort: 'priceDesc' },
    'most expensive first|most expensive|dearest first|highest price first|price highest first|price , highest first|price high to low|high to low',
  ],
  [
    { sort: 'perAreaAsc' },
    'price per area , lowest first|price per area lowest first|sorted by price per area|sort by price per area|cheapest per area first|cheapest per sq ft first|cheapest per sqft first|cheapest per square foot first|cheapest per m2 first|cheapest per m² first|cheapest per square metre first',
  ],
  [{ sort: 'newest' }, 'newest first|newest|most recent first'],
  [
    { filters: { lowered: true } },
    'price lowered|lowered price|price reduced|reduced price|reduced in price|recently reduced|reduced|price drop|price dropped|price cut|price reduction',
  ],
  [
    { filters: { notUnderOffer: true } },
    'not under offer|not yet under offer|excluding under offer|exclude under offer|without under offer|no under offer|not sstc|no sstc|excluding sstc|exclude sstc|not sold stc|no sold stc|excluding sold stc|exclude sold stc',
  ],
  [
    { filters: { pictures: 2 } },
    'several pictures|several photos|several images|multiple pictures|multiple photos|more than one picture|more than one photo',
  ],
  [{ feature: 'No chain' }, 'no chain|chain free|no onward chain'],
  [
    noise,
    'looking for|searching for|for sale|show me|find me|i want|i need|we want|we need|would like|to buy|sort by|sorted by',
  ],
])

export const nearTo = phrasesOf<true>([[true, 'close to|near|near to|walking distance to']])
export const nearby = phrasesOf<ListedFeature>([
  ['Close to schools', 'schools|a school'],
  ['Close to shops', 'shops|the shops'],
  ['Close to public transport', 'public transport'],
])

export const NOISE = new Set(
  "a an the its i i'm im am we me my our us please any some is are that which has have having of in at on by and or but for from with to home homes listing listings property properties place priced price budget only around about & + : = - . near nr over up looking need want like if".split(
    ' ',
  ),
)

export const ARTICLES = new Set(['a', 'an', 'the', 'any', 'its'])
