import { each, phrasesOf } from './phrases.ts'

/**
 * `above` and `below` exclude the number itself where numbers are counted: of rooms, pictures and years; `only` is exact
 * there, and says nothing of prices and sizes.
 */
export type Comparison = 'least' | 'most' | 'above' | 'below' | 'exact' | 'only' | 'between'

const NO = 'no|not|not any|nothing|none'
export const before = phrasesOf<Comparison>([
  [
    'least',
    `at least|atleast|at the least|min|min of|a min of|minimum|minimum of|a minimum of|minimal|from|from at least|starting at|starting from|upwards of|in excess of|>=|≥|at or above|=>|${each('at least as|as', 'big as|large as|spacious as')}|${each(NO, 'less than|fewer than|under|below|smaller than|lower than|cheaper than|worse than')}`,
  ],
  [
    'most',
    `at most|at the most|max|max of|a max of|maximum|maximum of|a maximum of|maximal|up to|upto|up to a max of|up to a maximum of|up to max|until|till|upper limit|upper limit of|capped at|cap of|limit of|ceiling of|not exceeding|<=|≤|=<|at or below|at or under|${each(NO, 'more than|over|above|greater than|larger than|bigger than|higher than|exceeding|dearer than')}`,
  ],
  [
    'above',
    'over|above|more than|greater than|larger than|bigger than|higher than|anything over|anything above|more expensive than|dearer than|offers over|offers above|offers in excess of|oieo|north of|upward of|beyond|>',
  ],
  [
    'below',
    'under|below|sub|less than|fewer than|cheaper than|less expensive than|smaller than|lower than|anything under|anything below|just under|well under|south of|<',
  ],
  ['exact', 'exactly|precisely'],
  ['only', 'only|just'],
  ['between', 'between|betw|btw|anywhere between|somewhere between|ranging from|in the range|in the range of'],
])
export const negations = phrasesOf<true>([
  [
    true,
    "no|not|nothing|none|never|don't|dont|do not|can't|cant|can not|cannot|won't|wont|will not|wouldn't|wouldnt|would not|shouldn't|should not|mustn't|must not|without|isn't|unable",
  ],
])
const NOT = 'no|not|not any'
export const beforeYear = phrasesOf<Comparison>([
  ['least', `since|${each(NOT, 'earlier than|before')}`],
  ['most', `until|by|${each(NOT, 'later than|after')}`],
  ['above', 'after|later than|post'],
  ['below', 'before|earlier than|pre'],
])
/** Comparisons that are of years without "built". */
export const ofYears = phrasesOf<Comparison>([
  ['least', each(NOT, 'older than')],
  ['most', each(NOT, 'newer than|younger than|more modern than')],
  ['above', 'newer than|younger than|more modern than|post'],
  ['below', 'older than|pre'],
])
export const behind = phrasesOf<Comparison>([
  [
    'least',
    `${each('or|and', 'more|above|higher|over|better|larger|bigger|greater|later|newer|after|up|upwards|onwards|onward|upward')}|upwards|onwards|onward|min|minimum|at least|at the least|as a minimum|at a minimum`,
  ],
  [
    'most',
    `${each('or|and', 'less|fewer|under|below|lower|cheaper|smaller|earlier|older|before|down')}|max|maximum|${each('absolute', 'max|maximum|limit|tops|top')}|at most|at the most|as a maximum|at a maximum|at a push|tops|top|ceiling|cap|limit|upper limit`,
  ],
  ['exact', 'exactly'],
  ['only', 'only'],
])
/** Words behind an amount that limit it: "400k budget". */
export const behindPrice = phrasesOf<Comparison>([
  ['most', 'budget|max budget|maximum budget|to spend|price limit|price cap'],
])
/** Words behind a size that are said of homes alone: "140 sqm living space". */
export const areaNouns = phrasesOf<true>([
  [
    true,
    `${each('of|in', 'living space|living area|floor space|floor area|space|size|total')}|living space|living area|floor space|floor area|floorspace|internal area|internally|internal`,
  ],
])
/** Words behind a size that say of what it is: "600 sqm block". */
export const plotNouns = phrasesOf<true>([[true, 'land|plot|lot|block|site|section|plot size|lot size|land size']])

const AREA_UNITS = {
  Ft2: 'sq ft|sqft|sq feet|square feet|square foot|square ft|sq foot|sq footage|ft2|ft²|ft sq|sf|sq f|foot²',
  M2: 'm2|m²|sqm|sqmt|sqmts|sqmtr|sqmtrs|sq m|sq mt|sq mts|sq mtr|sq mtrs|sq metre|sq metres|sq meter|sq meters|square m|square metre|square metres|square meter|square meters|mtr2|meters²|metres²|m sq|meter square|meters square|metre square|metres square|qm',
}
const perUnit = (units: string): string => each(each('price|cost|£|$|€|₹', 'per|/|a'), units)

export type Noun = 'beds' | 'baths' | 'price' | 'budget' | 'plot' | 'year' | 'area' | 'perFt2' | 'perM2'
export const nouns = phrasesOf<Noun>([
  [
    'price',
    'price|prices|priced|priced at|pricing|price range|price band|price bracket|costing|cost|costs|asking price|asking|guide price|listed at|valued at',
  ],
  [
    'budget',
    'budget|budget of|my budget|our budget|price limit|price cap|price ceiling|cap|top price|top budget|spend|spending|can spend|to spend|willing to spend|can afford|afford|can go to|can go up to|budget stretches to|budget would stretch to|budget goes to|budget goes up to|stretch to|can stretch to',
  ],
  [
    'plot',
    'plot|plot of|plot size|plot area|lot|lot of|lot size|lot area|land size|land area|site area|site size|block size|block area|garden size|ground|grounds|ground of|grounds of|terrain',
  ],
  [
    'year',
    'built|built in|built in the|built around the|constructed|constructed in|constructed in the|year built|year|year of construction|construction year|build year|from the year|dating from|dating from the|dates from|dated|from the',
  ],
  ['area', 'area|floor area|floorspace|floor space|living area|living space|internal area|size|sized|house size'],
  ['perFt2', `${perUnit(AREA_UNITS.Ft2)}|psf|ppsf|price psf|${each('per', AREA_UNITS.Ft2)}`],
  ['perM2', `${perUnit(AREA_UNITS.M2)}|${each('per', AREA_UNITS.M2)}`],
])
/** Rooms that are named before their number: "min beds 3", "bathrooms: 2". */
export const roomNouns = phrasesOf<Noun>([
  ['beds', 'beds|bedrooms|number of bedrooms|no of bedrooms|number of beds'],
  ['baths', 'baths|bathrooms|number of bathrooms|no of bathrooms|number of baths'],
])

export type Unit = 'beds' | 'baths' | 'ft2' | 'm2' | 'yd2' | 'acre' | 'ha' | 'pictures'
/** Words between a number and its rooms: "3 good sized double bedrooms". */
export const ROOM_WORDS =
  /^(double|dbl|single|good|decent|size|sized|proper|large|big|spacious|separate|full|main|bright|comfortable|generous|nice)$/
export const units = phrasesOf<Unit>([
  [
    'beds',
    'bed|beds|bedroom|bedrooms|br|brs|bd|bds|bdr|bdrs|bdrm|bdrms|bedrm|bedrms|brm|brms|bhk|bhks|bed room|bed rooms|bedroomed|bed roomed|bedded|bedder|bedders|sleeping rooms',
  ],
  ['baths', 'bath|baths|bathroom|bathrooms|ba|bas|bth|bths|bthrm|bthrms|bathrm|bathrms|bath room|bath rooms'],
  ['ft2', AREA_UNITS.Ft2],
  ['m2', AREA_UNITS.M2],
  ['yd2', 'sq yd|sq yds|sq yard|sq yards|square yard|square yards|gaj'],
  ['acre', 'acre|acres|ac'],
  ['ha', 'ha|hectare|hectares|hect'],
  ['pictures', 'picture|pictures|photo|photos|image|images|pics|pic|photographs'],
])
