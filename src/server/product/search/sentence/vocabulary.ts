import type { Tenure } from '#contract/fact-options'
import type { PropertyType } from '#contract/property-facts'
import type { PropertyFilters, PropertySort } from '#contract/property-search'
import { each, phrasesOf } from './phrases.ts'

export const types = phrasesOf<PropertyType>([
  [
    'house',
    `house|houses|sfh|sfhs|sfr|${each('single', 'family home|family homes|family house|family houses|family residence')}`,
  ],
  [
    'apartment',
    'apartment|apartments|appartement|appartements|apt|apts|appt|appts|flat|flats|condo|condos|condominium|condominiums',
  ],
  [
    'townhouse',
    'townhouse|townhouses|town house|town houses|townhome|townhomes|town home|town homes|row house|row houses|rowhouse|rowhouses|row home|row homes|rowhome',
  ],
  [
    'land',
    `land|${each('building|empty|vacant', 'plot|plots|lot|lots|land|block|blocks')}|${each('plot|plots|block|blocks|piece|parcel', 'of land')}`,
  ],
])

export const tenures = phrasesOf<Tenure>([
  ['freehold', 'freehold|free hold|freeholds'],
  ['leasehold', 'leasehold|lease hold|leaseholds'],
  ['other', 'other tenure'],
])

/** Words that together mean something other than the type, the tenure or the lack that one of them is alone. */
export const compounds = phrasesOf<true>([
  [
    true,
    `granny flat|granny flats|${each('walk in', 'wardrobe|wardrobes|closet|closets|shower|pantry')}|${each('over', '50s|55s|60s|65s|50|55|60|65')}|${each('flat', 'land|block|section|plot|site')}|flat roof|flat share|house share|help to buy|rent to buy|right to buy|buy to let|house sitting|house boat|open house|open houses|summer house|guest house|guest houses|tree house|public house|${each('no', 'through road|thanks|reserve|fees')}|${each('share of|share of the|shared|flying|share in|share in the', 'freehold')}|${each('land', 'registry|lease|tax')}|land rover|${each('garden|garage|loft|basement|attic|cellar', 'centre|center|conversion|conversions|room|office|potential|shed|converted')}`,
  ],
])

type Whole = {
  filters?: Pick<PropertyFilters, 'lowered' | 'notUnderOffer' | 'pictures'>
  sort?: PropertySort
  feature?: string
  isNoise?: true
}
const noise: Whole = { isNoise: true }

const NEGATIONS =
  "not|not yet|not already|no|no homes|none|nothing|without|excluding|excludes|exclude|excl|except|hide|ignore|skip|minus|omit|don't show|dont show|do not show|don't want|don't include|no properties|no houses|no flats|leave out|remove|filter out|avoid|not interested in"
const UNDER_OFFER =
  'under offer|under offers|sold or under offer|under offer or sold|sold and under offer|under offer homes|sstc|sold stc|stc|sold subject to contract|sold sstc|under contract|sale agreed|sale pending|pending|pending sale|pending sales|already sold'

export const wholes = phrasesOf<Whole>([
  [
    { sort: 'priceAsc' },
    `${each('cheapest|cheapest price|lowest|lowest price|lowest priced|price lowest|price , lowest|cheap ones', 'first')}|cheapest|price low to high|price lowest to highest|low to high|lowest to highest|low to high price|${each('sort by|sorted by|sort|order by|ordered by|ranked by', 'price|price ascending|ascending price|cheapest|lowest price|price low to high')}|price ascending|ascending price|ascending by price`,
  ],
  [
    { sort: 'priceDesc' },
    `${each('most expensive|dearest|priciest|highest price|highest priced|price highest|price , highest|expensive ones', 'first')}|most expensive|priciest|dearest|price high to low|price highest to lowest|high to low|highest to lowest|${each('sort by|sorted by|sort|order by|ordered by', 'price descending|descending price|most expensive|highest price|price high to low')}|price descending|descending price`,
  ],
  [
    { sort: 'perAreaAsc' },
    `${each(each('cheapest|cheapest price|lowest|lowest price|best price', 'per'), 'sq ft|sqft|square foot|sq foot|m2|m²|sqm|sq m|square metre|square meter')}|${each('price per area|price per area ,|cheapest per area|cheapest per sq ft|cheapest per sqft|cheapest per square foot|cheapest per m2|cheapest per m²|cheapest per sqm|cheapest per square metre|cheapest per square meter|lowest price per sq ft|lowest price per sqft|lowest price per square foot|lowest price per m2|lowest price per sqm|lowest price per square metre', 'first|lowest first')}|${each('sort by|sorted by|order by', 'price per area|price per sq ft|price per sqft|price per square foot|price per m2|price per sqm')}`,
  ],
  [
    { sort: 'newest' },
    `${each('newest|most recent|latest|newest listings|newest listed|latest listings|recent', 'first')}|newest|${each('sort by|sorted by|order by', 'newest|date|most recent|date listed')}`,
  ],
  [
    { filters: { lowered: true } },
    `reduced|reductions|reductions only|recently reduced|just reduced|reduced in price|newly reduced|${each('price|prices|asking price', 'lowered|reduced|drop|drops|dropped|cut|cuts|slashed|reduction|reductions|come down|came down|gone down|fell|fallen')}|${each('lowered|reduced|dropped|cut|slashed|drop in|cut in|reduction in|dropped in|come down in|gone down in', 'price|prices')}|reduced to clear|reduced to sell`,
  ],
  [
    { filters: { notUnderOffer: true } },
    `${each(NEGATIONS, UNDER_OFFER)}|${each('still|only|currently', 'available|for sale|on the market')}|${each('available', 'only|ones|homes only')}|not sold|not sold yet|unsold`,
  ],
  [
    { filters: { pictures: 2 } },
    each('several|multiple|more than one|a few|lots of|plenty of', 'picture|pictures|photo|photos|images|pics'),
  ],
  [
    { filters: { pictures: 1 } },
    `${each('with|has|have|having|must have|only with', 'pictures|photos|images|pics|a picture|a photo')}|${each('pictures|photos|images|pics', 'only|essential|required')}|${each('with', 'pictures only|photos only|images only')}`,
  ],
  [
    { feature: 'No chain' },
    `chain free|chainfree|no chain|without chain|without a chain|chainless|${each(
      'no',
      'onward|upward|forward|upper|vendor|seller',
    )
      .split('|')
      .map((words) => `${words} chain`)
      .join('|')}|not in a chain|no chains`,
  ],
  [
    noise,
    `looking for|looking at|be happy with|look for|on the market|${each('can you|could you|would you|help me|please help me', 'find|show|search|search for|look for|list|get|help')}|looking to buy|what can i get for|what can we get for|what about|how about|is there|are there|do you have|have you got|you know|i think|i guess|moving to|relocating to|moving from|relocating from|move to|relocate to|moving back to|living in|live in|based in|new home|dream home|next home|first home|to live|to view|to see|thanks in advance|many thanks|cheers|kind regards|at the moment|right now|for sale in|hello there|hi there|evening all|morning all|hi all|hello all|hi everyone|hello everyone|hi folks|good morning|good afternoon|good evening|looking to buy|looking to purchase|searching for|search for|in search of|hunting for|on the hunt for|for sale|${each('show|find|get|give', 'me|us')}|${each('i|we', 'want|need|seek|search|like|wish')}|${each('would like|want|need|hoping|wanting|wish|trying|looking', 'to buy|to purchase|to find|to get')}|would like|would love|to buy|sort by|sorted by|in the market for|${each('only|just|please', 'show|find|search|list')}|${each('show|list|find', 'only|all|any|everything')}|must haves|must have :|asap|thank you|as well|or so|interested in`,
  ],
])

export const NOISE = new Set(
  "a an the its i i'm im i've am we we're me my our us please pls plz thanks hi hello hey any anything something some is are be that that's it's which has have having of in at on by and or but for from with to home homes listing listings property properties place places priced price budget only also around about & + : = - . near nr over up looking searching need want like if it i'd we'd i'll we'll was were buy we've there's here's what's whats either hiya what which anywhere anyone must everything ones enough location tenure really um uh er erm hmm there they them you your can could do does did will would should been being at who where how mean yes yeah basically sorry please somewhere kind sort also only".split(
    ' ',
  ),
)

export const ARTICLES = new Set(['a', 'an', 'the', 'any', 'its', 'some', 'either'])
