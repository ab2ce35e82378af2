import { FEATURES, type ListedFeature } from '#contract/listing-features'
import { each, phrasesOf } from './phrases.ts'

/** Other words for the listed features, with bars between them. */
const SYNONYMS: Partial<Record<ListedFeature, string>> = {
  Garden: 'yard|yards|back yard|backyard|back garden|rear garden|front garden|private garden|garden space',
  Terrace: 'sun terrace|private terrace',
  Balcony: 'balconies|private balcony',
  'Swimming pool':
    'pool|pools|swim pool|swimmingpool|inground pool|in ground pool|private pool|indoor pool|outdoor pool',
  'Communal garden': 'communal gardens|shared garden|shared gardens',
  'Roof terrace': 'rooftop terrace|roof top terrace|roof garden',
  Porch: 'front porch',
  Deck: 'decking|decked area',
  Fireplace: 'open fire|open fireplace|fire place|fire places|working fireplace|log fire',
  'Renovated kitchen': 'new kitchen|updated kitchen|refurbished kitchen|remodeled kitchen|remodelled kitchen',
  'Wooden floors':
    'wood floors|wood floor|wooden floor|wooden flooring|wood flooring|hardwood floors|hardwood floor|hardwood flooring|hardwoods|timber floors|parquet|parquet floors|parquet floor|parquet flooring',
  'High ceilings': 'high ceiling|tall ceilings',
  'Wood stove': 'wood burner|wood burning stove|wood burning stoves|woodburner|log burner|logburner|log burning stove',
  'Fitted wardrobes': 'built in wardrobes|built in wardrobe|fitted wardrobe|builtin wardrobes|built ins',
  Study: 'home office|study room|office space',
  Loft: 'attic',
  'Guest suite': 'guest suites',
  Gym: 'home gym|gymnasium|fitness room',
  'Heat pump': 'air source heat pump|ground source heat pump|heatpump',
  'Solar panels': 'solar|solar panel|solar pv|pv panels|photovoltaic panels',
  'Double glazing': 'double glazed|double glazed windows|double glaze',
  'Underfloor heating': 'under floor heating|floor heating|heated floors|underfloor heated',
  'Air conditioning':
    'air con|aircon|air conditioned|air conditioner|air conditioners|airconditioning|air conditioning units|a / c|ac|aircond',
  Parking:
    'off street parking|offstreet parking|off road parking|offroad parking|parking space|parking spaces|car parking|car park|car space|private parking|allocated parking|allocated space|place to park|parking spot|parking bay|on site parking',
  Garage: 'garages|garaging',
  Lift: 'elevator|elevators|lifts',
  'Step-free access':
    'step free|step free entrance|stepfree access|wheelchair access|wheelchair accessible|level access|disabled access',
  'Own entrance': 'private entrance|separate entrance|own front door|own door|private front door|independent entrance',
  Concierge: 'porter|doorman',
  Carport: 'car port|car ports|carports',
  'Bicycle store': 'bike store|bike storage|bicycle storage|bike shed|cycle store|cycle storage|bike room',
  'Sea view': 'sea views|seaview|seaviews|ocean view|ocean views',
  'Countryside view': 'countryside views|country views|country view|rural views|rural view',
  'Mountain view': 'mountain views',
  'City view': 'city views|skyline view|skyline views',
  Waterfront: 'water front|waterside',
  'Quiet street': 'quiet streets',
  'Close to public transport': 'good transport links|public transport nearby',
  'Close to schools': 'schools nearby|schools near by',
  'Close to shops': 'shops nearby|shops near by',
}

const viewOf = (what: string): string => each(each('view|views', 'of|on|over|to|across|towards'), what)
/** Views whose object may be named behind: "view over the sea". */
const VIEWS: [string, string][] = [
  ['Sea view', viewOf('sea|ocean')],
  ['City view', viewOf('city|skyline')],
  ['Mountain view', viewOf('mountains|mountain')],
  ['Countryside view', viewOf('countryside|country')],
]

const plainName = (name: string) => name.toLowerCase().replaceAll('-', ' ')

export const features = phrasesOf<string>([
  ...FEATURES.map((name): [string, string] => [name, `${plainName(name)}|${plainName(name)}s`]),
  ...VIEWS,
  ...Object.entries(SYNONYMS).map(([name, words]): [string, string] => [name, words]),
])

export const nearTo = phrasesOf<true>([
  [
    true,
    'close to|near|nearby|near to|nearby to|next to|walking distance to|walking distance of|within walking distance of|within walking distance to|walkable to|in walking distance of|handy for|a short walk from|a short walk to|short walk to|by',
  ],
])
export const nearby = phrasesOf<ListedFeature>([
  ['Close to schools', 'schools|a school|school|the school'],
  ['Close to shops', 'shops|the shops|a shop|some shops|local shops'],
  [
    'Close to public transport',
    'public transport|public transportation|public transit|transit|transport links|transport',
  ],
])
