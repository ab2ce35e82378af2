/** Signs of currencies whose countries write a decimal comma, and points or spaces between thousands. */
const COMMA_SIGNS = String.raw`r\$|u\$[sd]|€|₺|₽|₫|₴|₲|₡|₸|₾|₼|kr|kč|zł|ft|lei|eur|brl|dkk|nok|sek|pln|czk|ron|huf|try|tl|rub|uah|rp|idr|vnd|vnđ|đ|clp|cop|ars|uyu|pyg|crc|isk|bgn|rsd|bam|mkd|kzt|gel|azn|byn|uf|clf|euros?|eura|ευρώ|reais|kronor|kroner|złotych|korun|руб|р|грн|лв|лева|đồng|forint`
const SHORT = 'km|bd|br|kn|din|gs|bs|fcfa|cfa'
const NAMES = String.raw`yen|won|yuan|baht|rand|dirhams?|riy?als?|dinars?|francs?|kron[aeo]|birr|naira|тг|тенге|сум|сом|дин|ден|ƒ|b/\.?`
const OTHER_SIGNS = String.raw`(?:(?<!\p{L})[a-z]{1,3})?\p{Sc}[seu]?|s/\.?|${NAMES}|${SHORT}|rs|rm|sfr|fr|le|dh|chf|usd|gbp|aud|cad|inr|pkr|nis|rmb|kshs?|tsh|ush|dollars?|pounds?|rupees?|franken|pesos|soles|円|元|圓|원|엔|บาท|(?:د\.إ|ر\.س|ج\.م|ر\.ق|د\.ك)\.?|ريال|درهم|ش"ח`

export const SIGN = `(?:${COMMA_SIGNS}|${OTHER_SIGNS})`
/**
 * The pattern of a currency sign before an amount. There, a letter can be a sign, too: R1 250 000, P3.5M, N85m,
 * L4,500,000. Three letters may be a code (`isWord`).
 */
export const SIGN_IN_FRONT = `(?:${COMMA_SIGNS}|${OTHER_SIGNS}|[rnpqlkedg]|[a-z]{3})`
const isOneOf = (words: string) => {
  let pattern: RegExp | undefined
  return (word: string): boolean => {
    pattern ??= new RegExp(`^(?:${words})$`, 'iu')
    return pattern.test(word)
  }
}
const isSignInCapitals = isOneOf(`${SHORT}|[lkedg]|all|top|cup|sos|mop|ang|ern`)
const isKnownSign = isOneOf(SIGN)
let codes: Set<string> | undefined

/** Returns true if letters next to an amount are an ordinary word: neither a currency's sign nor an ISO 4217 code. */
export function isWord(sign: string): boolean {
  if (isSignInCapitals(sign) && sign === sign.toLowerCase()) return true
  codes ??= new Set(Intl.supportedValuesOf('currency'))
  return sign.length === 3 && !isKnownSign(sign) && !codes.has(sign.toUpperCase())
}
export const isCommaSign = isOneOf(COMMA_SIGNS)
const isRupees = isOneOf('₹|rs|inr|pkr|lkr|rupees?')
const isRupiah = isOneOf('rp|idr')
const isReal = isOneOf('r\\$|brl|reais')
const isEuro = isOneOf('€|eur')
const isOfThousands = isOneOf('r\\$|brl|reais|euros|pesos|soles|ars|clp|cop|mxn')
const isOfMillions = isOneOf('kč|czk|korun|lei|ron')

export const END = String.raw`(?![\p{L}\p{M}\d²³])`

const WORDS: [number, string][] = [
  [
    1e3,
    'thousands?|thou|tsd|tausend|mille|mila|tusen|tusind|tkr|tys|tisíc|tis|ezer|ribu|rb|nghìn|ngàn|mii|tuhat(?:ta)?|tūkst|hiljada?|bin|тыс(?:яч[аи]?)?|тис(?:яч[аі]?)?|хил|χιλ(?:ιάδες)?|हज़ार|हजार|ألف|الف|آلاف|אלף|grand',
  ],
  [1e5, 'lakhs?|lacs?|लाख|لاکھ|লাখ'],
  [
    1e6,
    'mio|mln|mill|mkr|millions?|millionen|miljoen|milj|miljoner|millioner|miljoon(?:aa|a|it)|millones|millon|millón|milhões|milhão|milhoes|milhao|milioni?|milione|milionů|milionu|miliony|milionów|milioane|milijuna?|miliona|millió|milyon|juta|jt|triệu|tr|mdp|млн|миллион(?:ов|а)?|мільйон(?:ів|и)?|милиона?|εκατ(?:ομμύρια|ομμύριο)?|مليون|ملايين|میلیون|מיליון|מליון',
  ],
  [1e7, 'crores?|crs?|करोड़|कोटी|کروڑ|কোটি'],
  [
    1e9,
    'bn|billions?|mrd|mld|mlrd|milliards?|milliarden|miliardi?|miliarde|miljard|milyar|miliar|tỷ|tỉ|млрд|миллиард(?:ов|а)?|مليار|מיליארד',
  ],
]
const JOINED: [number, string][] = [
  [1e7, '千万|천만'],
  [1e6, '百万|백만|ล้าน'],
  [1e5, '十万|십만|แสน'],
  [1e9, '十亿'],
  [1e3, '千|천|พัน'],
  [1e4, '万|萬|만|หมื่น'],
  [1e8, '億|亿|억'],
]
/**
 * Short forms of units. `l`: lakh. `e` and `t`: thousand, only next to the sign (45 eFt, 450 TEUR). `mi` and `bi`:
 * million and billion in Brazil. `mil`: see `factorsOfMil`.
 */
const LETTERS = 'k|к|mm|mn|m|b|mil|mi|bi|l'
const AT_SIGN = 'k|m|mn|t|e'
const SIGNS_OF_LETTER = String.raw`e£|t\$|b\$|b/|l£`

export const words = WORDS.map(([, each]) => each).join('|')
const joined = JOINED.map(([, each]) => each).join('|')
/**
 * Matches the word for a power of ten after a number; the first group that matched captures it. A letter that begins an
 * abbreviation ("k.k.") does not count.
 */
export const UNIT_BEHIND = new RegExp(
  `^(?:[ -]?(?:de )?(${words})${END}\\.?|(?: ?)(${joined})| ?(?!${SIGNS_OF_LETTER})(${LETTERS})(?!\\.\\p{L})${END}\\.?| ?(?!${SIGNS_OF_LETTER})(${AT_SIGN})(?=${SIGN}${END})(?!.[rnpq]${END}))`,
  'iu',
)
/** Matches a letter for a power of ten before the currency sign: "MNOK 2,5", "k€ 450", "TEUR 450". */
export const UNIT_BEFORE = new RegExp(`(?<![\\p{L}\\d])(?!${SIGNS_OF_LETTER})([kmt])(${SIGN})\\.? ?$`, 'iu')

const isEnglish = isOneOf('thousands?|thou|grand|millions?|mill|billions?|bn|lakhs?|lacs?|crores?|crs?')
export const isForeignUnit = (unit: string): boolean => unit.length > 2 && !isEnglish(unit)

const LETTER_POWERS: [number, string][] = [
  [1e3, 'k|к|t|e'],
  [1e6, 'm|mm|mn'],
  [1e9, 'b'],
]
const POWERS = [...LETTER_POWERS, ...WORDS, ...JOINED].map(([power, each]) => [power, isOneOf(each)] as const)

/** Returns every power of ten that a unit may mean with this currency: one if unambiguous, none if it is no unit. */
export function factorsOf(unit: string, sign: string, number: { value: number; decimals: number }): number[] {
  const letter = unit.toLowerCase()
  if (letter === 'mil') return factorsOfMil(sign, number)
  if (letter === 'l') return isRupees(sign) ? [1e5] : []
  if (letter === 'm' && isRupiah(sign)) return [1e6, 1e9] // juta, or miliar
  if (letter === 'mi' || letter === 'bi') return isReal(sign) ? [letter === 'mi' ? 1e6 : 1e9] : []
  const known = POWERS.find(([, isWord]) => isWord(unit))
  return known ? [known[0]] : []
}

/**
 * Returns the meaning of "mil": a thousand in Spanish and Portuguese, a million in Czech, Slovak, Romanian and
 * colloquial English; both if the currency does not decide.
 */
function factorsOfMil(sign: string, { value, decimals }: { value: number; decimals: number }): number[] {
  if (isOfThousands(sign)) return [1e3]
  if (isOfMillions(sign)) return [1e6]
  return isEuro(sign) && decimals === 0 && value >= 20 ? [1e3] : [1e3, 1e6]
}
