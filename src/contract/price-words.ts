import { END, SIGN, words } from './amount-words.ts'

const counted = `beds?|bedrooms?|bd|br|bhk|baths?|bathrooms?|ba|rooms?|rum|rok|zimmer|zi|zkb|pièces?|chambres?|habitaciones|hab|dormitorios?|quartos?|dorm|camere|locali|vani|kamers?|pokoje|pokoi|szoba|комн|комнат[аы]?|кімнат[аи]?|cars?|garages?`
const area = String.raw`sq|sq\.? ?(?:m|ft|yds?)|sqm|sqft|sft|ft²|ft2|feet|foot|qm|m²|kvm|кв|ares?|acres?|acs?|ha|hectares?|hektar|marlas?|kanals?|bigha|guntha|坪|평|平米|平方米|ไร่|соток|dunam|mq|km|kms|miles?|metres?|meters?|metros`
const time = String.raw`min|mins|minutes?|hours?|hrs?|uhr|years?|yrs?|año|años|jahre|ans|months?|mois|weeks?|days?|[ap]\.?m`
const others = `floors?|storeys?|stories|stock|etage|units?|plots?|apartments?|flats?|houses?|homes?|people|figures?|percent|pct|prozent|procent|pour cent|st|nd|rd|th`
/** Units and things behind a number that make it no price. */
export const COUNTED_BEHIND = new RegExp(`^(?: ?[%٪]| ?-?(?:${counted}|${area}|${time}|${others})\\.?${END})`, 'iu')
/** An amount for each square metre, month or year is no price of the home. */
export const RATE_BEHIND = new RegExp(
  `^\\.? ?(?:p\\.?c\\.?m|p\\.?a|p\\.?w|(?:/|per|pro|par|por|al|je|za|за|a|each) ?(?:${area}|m|metro|mês|month|mo|mth|monat|mois|mes|mese|mån|mnd|md|year|yr|jahr|an|año|week|wk|套|day|night)|a (?:month|year|week)|monatlich|monthly|mensual|mensuels?)\\.?${END}`,
  'iu',
)

const year = String.raw`(?:1[0-9]|20|21)\d\d(?!\d|[.,']\d)`
const phone = String.raw`[+(]?\d[\d ()./-]{5,}`
const noise = [
  `(?:tel|tél|telefon[eo]?|téléphone|teléfono|phone|ph|mobile?|mob|handy|cell|call|fax|whatsapp|wa|тел|電話|☎|📞)[.: ]*${phone}`,
  String.raw`\+ ?\d[\d ()./-]{5,}`,
  String.raw`(?<![\d.,'] ?)\(?0\d[\d ()/-]{6,}\d`,
  String.raw`(?<![\d.,'])0\d{3,4}[ /-]?\d[\d /-]{4,}\d`,
  String.raw`(?<!\d)\(?\d{3}\)?[ -]\d{3}-\d{4}(?!\d)`,
  String.raw`(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d|[.,]\d)`,
  String.raw`(?<!\d)(?:19|20)\d\d[-/]\d{1,2}[-/]\d{1,2}(?!\d)`,
  String.raw`(?<!\d)\d{1,2}:\d\d(?!\d)(?: ?[ap]m)?`,
  String.raw`(?<![\d.,'])\d{1,2}(?:[.,]5)? ?\+ ?(?:kk|\d)(?!\d|[.,']\d)`,
  String.raw`(?<![\d.,'])\d[sldk]{2,4}(?![\p{L}])`,
  String.raw`(?<![\p{L}\d])[tfv]\d(?!\d|[.,']\d)`,
  String.raw`(?:built|build|year|since|baujahr|bj|anno|año|année|rok|ready|completed|completion|handover|available|ab|from|in|©|q[1-4]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)(?: in| of)?[.:/ -]*${year}`,
  String.raw`\(${year}\)`,
  String.raw`(?<![\d.,'])${year} ?(?:(?:г|год|build|built)(?!\p{L})|年|년)`,
  String.raw`(?:lot|unit|flat|apt|apartment|plot|house|no|nr|number|room|#|№)[.:# ]*\d{1,4}(?!\d|[.,' ]\d{3})(?=[ ,;)-]|$)`,
  String.raw`(?:ref|mls|id)[.:# ]*[a-z]{0,3}-?\d+(?:[/-]\d+)*`,
]
/** Parts of a text whose digits are no price: telephones, dates, times, years, layouts of rooms, numbers of things. */
export const NOISE = new RegExp(noise.map((each) => `(?<![\\p{L}])(?:${each})`).join('|'), 'giu')
/** Things in front of a number that make it no price. */
export const COUNTED_BEFORE = /(?:lot|unit|flat|apt|apartment|plot|house|no|nr|number|room|#)[. ]*$/iu

/** The words between the two amounts of a range. */
export const LINK = new RegExp(
  `^ ?\\+? ?(?:-+|~|/|\\.\\.+|to|or|until|till|up to|bis|oder|ou|lub|nebo|eller|of|или|або|zu|à|a|al|and|und|et|y|e|és|og|och|tot|til|do|hasta|até|fino a|ile|ve|sampai|đến|до|і|и|から|ถึง|至|到|έως|إلى|الى|עד) ?(?:${SIGN})?\\.? ?$`,
  'iu',
)
/** A word for a power of ten that no number took: "1 and a half million". */
export const LEFT_UNIT = new RegExp(`(?<![\\p{L}\\d])(?:\\p{L}{0,2}illi\\p{L}+|${words})${END}`, 'iu')
