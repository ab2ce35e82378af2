import { END, SIGN, words } from './amount-words.ts'

const counted = `beds?|bedrooms?|bd|br|bhk|baths?|bathrooms?|ba|rooms?|rum|rok|zimmer|zi|zkb|pièces?|chambres?|habitaciones|hab|dormitorios?|quartos?|dorm|camere|locali|vani|kamers?|pokoje|pokoi|szoba|комн|комнат[аы]?|кімнат[аи]?|cars?|garages?`
const area = String.raw`sq|sq\.? ?(?:m|ft|yds?)|sqm|sqft|sft|ft²|ft2|feet|foot|qm|m²|kvm|кв|ares?|acres?|acs?|ha|hectares?|hektar|marlas?|kanals?|bigha|guntha|坪|평|平米|平方米|ไร่|соток|dunam|mq|km|kms|miles?|metres?|meters?|metros`
const time = String.raw`min|mins|minutes?|hours?|hrs?|uhr|years?|yrs?|año|años|jahre|ans|months?|mois|weeks?|days?|[ap]\.?m`
const others = `floors?|storeys?|stories|stock|etage|units?|plots?|apartments?|flats?|houses?|homes?|people|figures?|percent|pct|prozent|procent|pour cent|st|nd|rd|th`
export const COUNTED_BEHIND = new RegExp(
  `^(?: ?[%٪]| ?-?(?:${counted}|${area}|${time}|${others})\\.?${END}(?!\\p{Sc}))`,
  'iu',
)
export const RATE_BEHIND = new RegExp(
  `^\\.? ?(?:p\\.?c\\.?m|p\\.?a|p[./]?w|p/m|psf|psm|(?:/|per|pro|par|por|al|je|za|за|a|each) ?(?:${area}|m|metro|mês|month|mo|mth|monat|mois|mes|mese|mån|mnd|md|year|yr|jahr|an|año|week|wk|套|day|night)|a (?:month|year|week)|monatlich|monthly|mensual|mensuels?)\\.?${END}`,
  'iu',
)

const yearEnd = String.raw`(?!\d|[.,']\d| ?(?:[km]|million)(?!\p{L}))`
const year = String.raw`(?:1[0-9]|20|21)\d\d${yearEnd}`
const phone = String.raw`[+(]?\d[\d ()./-]{5,}`
const month = String.raw`(?:jan|ene|gen|янв|січ|feb|f[eé]v|фев|лют|m[aäá]r(?:ch|s|z|zo|t|ts|ço|zec|et)?(?!\p{L})|мар|бер|[aá]pr|avr|abr|апр|кві|ma[iyj](?:o|s|us)?(?!\p{L})|maggio|mag(?!\p{L})|mei(?!\p{L})|ма[йяю]|тра|jui?n|giu|июн|чер|jui?l|lug|июл|лип|a[uo]g|août|ağu|авг|сер|sep|set|eyl|сен|вер|o[ck]t|out|ott|окт|жов|nov|ноя|лис|d[eé][cz]|dic|дек|гру|ocak|şubat|nisan|haziran|temmuz|eylül|ekim|kasim|aralik|stycz|kwie|czerw|lip(?:iec|ca)|sierp|wrze|paźdz|listop|grud|břez|květ|červ|září|říj|pros|szept|ian|iun|iul|agu|des|ιαν|φεβ|απρ|αυγ|οκτ|δεκ|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|ינואר|פברואר|אפריל|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר)\p{L}*`
const dayNumber = String.raw`(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|[.ºª])?`
const hour = String.raw`(?:[01]?\d|2[0-4])`
const thing =
  'lot|unit|flat|apt|apartment|plot|house|no|nr|number|room|stage|phase|level|block|blk|tower|building|bldg|floor|release|section|sector|zone|district|villa|suite|site|home|listing|property|tranche|étape|bauabschnitt|bloc|bâtiment|haus|wohnung|whg|etage|étage|fase|etapa|bloco|bloque|parcela|lote|lotto|scala|interno|piano|kavel|bouwnummer|huis|budynek|etap|działka|blok|kat|parsel|byt|дом|кв|корпус|секция|этап|очередь|участок|лот|этаж|#|№'
const noise = [
  `(?:tel|tél|telefon[eo]?|téléphone|teléfono|phone|ph|mobile?|mob|handy|cell|call|fax|whatsapp|wa|тел|電話|☎|📞)[.: ]*${phone}`,
  String.raw`\+ ?\d[\d ()./-]{5,}`,
  String.raw`(?<![\d.,'] ?)\(?0\d[\d ()/-]{6,}\d`,
  String.raw`(?<![\d.,'])0\d{3,4}[ /-]?\d[\d /-]{4,}\d`,
  String.raw`(?<!\d)\(?\d{3}\)?[ -]\d{3}-\d{4}(?!\d)`,
  String.raw`(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d|[.,]\d)`,
  String.raw`(?<![\d.,'])\d{1,2}(?:/\d{1,2}/|\.\d{1,2}\.)\d\d(?!\d|[.,]\d)`,
  String.raw`(?<!\d)(?:19|20)\d\d[-/]\d{1,2}[-/]\d{1,2}(?!\d)`,
  String.raw`(?<![\d.,'])${dayNumber} ?(?:of |de |di |d')?${month}[.,]?(?:,? ?(?:de )?(?:19|20)\d\d${yearEnd})?`,
  String.raw`${month}[., ]*${dayNumber}(?:,? ?(?:19|20)\d\d${yearEnd})?(?!\d|[.,' ]\d{3}| ?[km](?!\p{L}))`,
  String.raw`(?<![\d.,'/])\d{1,2}/\d{1,2}(?!\d|[.,/]\d| ?(?:k|m|mn|mio|mln)(?!\p{L}))`,
  String.raw`(?:ngày|tháng) \d{1,2}`,
  String.raw`(?<!\d)\d{1,2}:\d\d(?!\d)(?: ?[ap]m)?`,
  String.raw`(?<![\d.,'])${hour}(?:[.:h ]?[0-5]\d)? ?(?:[ap]\.?m\.?|uhr|uur|o'?clock|noon|h|hrs?)(?![\p{L}\d])`,
  String.raw`(?<![\d.,'])${hour}h[0-5]\d(?!\d)`,
  String.raw`(?:at|by|um|ore|kl\.?|à|alle|às|saat|godz\.?|в|о) ${hour}(?:[.:][0-5]\d)?(?![\d.,'kmб%]| ?\p{L}| \d)`,
  String.raw`(?:mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday|r|rs|s)?,? ${dayNumber}(?!\d|[.,' ]\d{3}|[km]\b)`,
  String.raw`(?<![\d.,'])(?:\d{1,4} ?[年月日時时分点點號号년월일시분] ?)+`,
  String.raw`(?<![\d.,'])\d{1,2}(?:[.,]5)? ?\+ ?(?:kk|\d)(?!\d|[.,']\d)`,
  String.raw`(?<![\d.,'])\d[sldk]{2,4}(?![\p{L}])`,
  String.raw`(?<![\p{L}\d])[tfv]\d(?!\d|[.,']\d)`,
  String.raw`(?:built|build|year|since|baujahr|bj|anno|año|année|rok|ready|completed|completion|handover|available|fertigstellung|bezug|livraison|entrega|consegna|oplevering|сдача|teslim|delivery|due|renovated|refurbished|saniert|ab|from|in|©|q[1-4]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|${month})(?: in| of)?[.,:/ -]*${year}`,
  String.raw`\(${year}\)`,
  String.raw`(?<![\d.,'])${year} ?(?:(?:г|год|build|built)(?!\p{L})|年|년)`,
  String.raw`(?:${thing})s?[.:# ]*\d{1,4}[a-z]?(?!\d|[.,' ]\d{3})(?=[ ,:;|/)-]|$)`,
  String.raw`(?:ref|mls|id|code|zip|postcode|plz|licen[cs]e|permit|parcel|lic)[.:# ]*[a-z]{0,3}-?\d+(?:[/-]\d+)*`,
]
export const NOISE = new RegExp(noise.map((each) => `(?<![\\p{L}])(?:${each})`).join('|'), 'giu')
const aside =
  'deposits?|down ?payments?|reservation(?: fee)?|holding fee|booking fee|anzahlung|kaution|acompte|arras|señal|fianza|depósito|caparra|acconto|sinal|entrada|aanbetaling|waarborgsom|handpenning|zadatek|kaucja|záloha|kapora|депозит|задаток|عربون|押金|订金|계약금|보증금|cọc|rent|rental|rented(?: at| for)?|monthly|weekly|mietpreis|miete|kaltmiete|warmmiete|loyer|alquiler|affitto|aluguel|huur|hyra|czynsz|nájem|kira|аренда|إيجار|月租|월세|家賃|hausgeld|service charge|ground rent|strata|hoa|council tax|condomínio|fees?|honoraires|stamp duty|price (?:per|/) ?(?:m²|sqm|sq ?ft)|(?:per|/|pro|par|por|al) ?(?:m²|sqm|sq ?ft)|m²-?preis'
export const ASIDE_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${aside})(?: (?:of|from|is|de|di|von|only|only from))?[ :.=]*$`,
  'iu',
)
export const ASIDE_BEHIND = new RegExp(
  String.raw`^ ?(?:holding |security |refundable |initial |reservation )?(?:${aside})${END}(?! ?[:.=]? ?(?:of |from |is )?\p{Sc}? ?\d)`,
  'iu',
)
/**
 * Words that may accompany any amount. If a text has other words, its years and numbers below 1,000 are not taken as
 * prices.
 */
const withAmounts =
  'from|offers?|over|above|around|about|approx|approximately|circa|ca|c|asking|price|only|guide|in|excess|of|region|the|to|up|or|nearest|best|fixed|plus|no|vb|fp|fpr|neg|negotiable|ono|oiro|oieo|poa|ab|von|bis|preis|kaufpreis|festpreis|desde|hasta|precio|por|prix|de|à|partir|prezzo|da|a|preço|vanaf|prijs|od|cena|от|цена|pris|fra|från|hinta|fiyat|fiyatı|ár|τιμή|السعر|value|total|each|net|cash'
const isWithAmounts = new RegExp(`^(?:${withAmounts})$`, 'iu')
export const hasOtherWords = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => !isWithAmounts.test(word))
/**
 * Matches currencies whose short forms are also other units; they count only in capitals, after a number too large for
 * these units.
 */
export const CAPITAL_SIGN = /^ ?(?:KM|BD|Br)(?![\p{L}\p{M}\d²³])/u
export const COUNTED_BEFORE = /(?:lot|unit|flat|apt|apartment|plot|house|no|nr|number|room|#)[. ]*$/iu

export const LINK = new RegExp(
  `^ ?\\+? ?(?:-+|~|/|\\.\\.+|to|or|until|till|up to|bis|oder|ou|lub|nebo|eller|of|или|або|zu|à|a|al|and|und|et|y|e|és|og|och|tot|til|do|hasta|até|fino a|ile|ve|sampai|đến|до|і|и|から|ถึง|至|到|έως|إلى|الى|עד) ?(?:${SIGN})?\\.? ?$`,
  'iu',
)
export const LEFT_UNIT = new RegExp(`(?<![\\p{L}\\d])(?:\\p{L}{0,2}illi\\p{L}+|${words})${END}`, 'iu')
