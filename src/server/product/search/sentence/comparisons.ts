import { phrasesOf } from './phrases.ts'

/** `above` and `below` exclude the number itself where numbers are counted: of rooms, pictures and years. */
export type Comparison = 'least' | 'most' | 'above' | 'below' | 'exact' | 'between'

export const before = phrasesOf<Comparison>([
  [
    'least',
    'at least|min|minimum|minimum of|a minimum of|no less than|not less than|no fewer than|from|starting at|starting from|>=|≥',
  ],
  [
    'most',
    'at most|max|maximum|maximum of|a maximum of|up to|upto|no more than|not more than|no over|not over|not exceeding|<=|≤',
  ],
  ['above', 'over|above|more than|greater than|larger than|bigger than|>'],
  ['below', 'under|below|sub|less than|fewer than|cheaper than|smaller than|<'],
  ['exact', 'exactly'],
  ['between', 'between'],
])
export const beforeYear = phrasesOf<Comparison>([
  ['least', 'since|no earlier than|not before'],
  ['most', 'until|no later than|not after'],
  ['above', 'after|later than'],
  ['below', 'before|earlier than'],
])
export const behind = phrasesOf<Comparison>([
  [
    'least',
    'or more|or above|or higher|or over|or better|or larger|or bigger|or later|or newer|or after|and above|and up|and over|min|minimum|at least|plus|+',
  ],
  [
    'most',
    'or less|or fewer|or under|or below|or lower|or cheaper|or smaller|or earlier|or older|or before|max|maximum|at most|tops',
  ],
  ['exact', 'only|exactly'],
])

export type Noun = 'beds' | 'baths' | 'price' | 'budget' | 'plot' | 'year' | 'area' | 'perFt2' | 'perM2'
export const nouns = phrasesOf<Noun>([
  ['price', 'price|priced|priced at|price range|costing|cost|asking price'],
  ['budget', 'budget|my budget'],
  ['plot', 'plot|plot of|plot size|plot area|lot|lot of|lot size|land size|land area'],
  ['year', 'built|built in|built in the|constructed|constructed in|year built|year of construction'],
  ['area', 'area|floor area|living area|size'],
  ['perFt2', 'price per sq ft|price per sqft|price per square foot|price per ft2|price per ft²|price per sf'],
  ['perM2', 'price per sq m|price per sqm|price per square metre|price per square meter|price per m2|price per m²'],
])
/** Rooms that are named before their number: "min beds 3". */
export const roomNouns = phrasesOf<Noun>([
  ['beds', 'beds|bedrooms'],
  ['baths', 'baths|bathrooms'],
])
export const ofYears = phrasesOf<Comparison>([
  ['above', 'newer than|post'],
  ['below', 'older than|pre'],
])

export type Unit = 'beds' | 'baths' | 'ft2' | 'm2' | 'yd2' | 'acre' | 'ha' | 'pictures'
export const units = phrasesOf<Unit>([
  [
    'beds',
    'bed|beds|bedroom|bedrooms|br|brs|bd|bds|bdrm|bdrms|bdr|bhk|bhks|bed room|bed rooms|bedroomed|bedded|bedder|double bed|double beds|double bedroom|double bedrooms',
  ],
  ['baths', 'bath|baths|bathroom|bathrooms|ba|bath room|bath rooms'],
  ['ft2', 'sq ft|sqft|sq feet|square feet|square foot|ft2|ft²|sf'],
  ['m2', 'm2|m²|sqm|sq m|sq metres|sq meters|square metre|square metres|square meter|square meters'],
  ['yd2', 'sq yd|sq yds|sq yard|sq yards|square yard|square yards|gaj'],
  ['acre', 'acre|acres'],
  ['ha', 'ha|hectare|hectares'],
  ['pictures', 'picture|pictures|photo|photos|image|images'],
])
