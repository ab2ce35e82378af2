import type { Concept, Language } from './languages/language.ts'
import { shown } from './passages.ts'
import { folded, plain, sentencesOf } from './plain-text.ts'
import { hasEnded, isBurdened, isKeptByKin, isLessThanHome, isRepaired } from './price-burdens.ts'
import { areNear, isBefore, isNearBest, type Mention, notNegated, type Reading, readingsOf } from './reading.ts'

/**
 * The price terms in a text. `isShare`: a part of the home or of its use is for sale, such as a garage or some
 * weeks of each year. `share`: the fraction, if the text says it. `isLowForReason`: the text gives a reason for a low
 * price. `reason`: the sentence that gives it, or else the one about a part.
 */
export type PriceTerms = {
  isShare: boolean
  share?: number
  isLowForReason: boolean
  reason?: string
}

const MAX_READ = 20_000

const SHARED =
  /\b(?:shared[- ]ownership|part[- ](?:buy|own)\w*|part[- ]ownership|co-?ownership|equity share|fractional (?:share|ownership)|\d{1,2} ?(?:%|per cent|percent)[- ]?(?:share|ownership)(?! (?:of|in) the (?:freehold|garden|company))|discount(?:ed)? market (?:sale|homes?)|bare ownership|life (?:tenancy|interest|estate)|lifetime lease|home for life)\b/gi
const PERCENT =
  /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:%|per cent|percent)[- ](?:shared?|equity|ownership|of (?:the )?(?:full |market )?(?:property|home|flat|house|value|ownership))|\bshare of (\d{1,2}(?:\.\d{1,2})?) ?(?:%|per cent|percent)/i
const fractions: Record<string, number> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4, 'three-quarter': 3 / 4 }
const FRACTION =
  /\b(half|third|quarter|three-quarter)[- ](?:share|ownership)\b(?! (?:of|in) the (?:freehold|garden|company))/i
const LOW_FOR_REASON =
  /\bcash[- ](?:buyers?|purchasers?|purchase|sale|offers?)?[- ]?only\b|\bcash (?:buyers?|purchasers?|offers?) (?:only|required)|\b(?:un|not )mortgageable\b|\bno mortgages?\b|\b(?:non-standard|prc|steel[- ]frame|concrete) construction\b|\bprefab\w*|\b(?:short|low) lease\b|\b\d{1,2} years? (?:left|remaining|unexpired) on (?:the|its) lease\b|\b(?:by|for sale by|at|in) (?:public |online )?auction\b|\b(?:auction )?(?:guide|reserve) price\b|\bprobate\b|\b(?:derelict|uninhabitable|fire[- ]damaged|structural (?:movement|damage)|condemned)\b|\b(?:restoration|renovation) project\b|\bsitting tenant\b|\bregulated tenan\w+|\bsold with (?:a )?tenant/gi

const NEGATED = /\b(?:not|no|never|isn[’']t|wasn[’']t|nor|neither|without)\s+(?:[a-z]+\s+){0,2}$/i

const says = (text: string, pattern: RegExp): boolean =>
  [...text.matchAll(pattern)].some(({ index }) => !NEGATED.test(text.slice(Math.max(0, index - 40), index)))

const hasReason = (sentence: string): boolean => says(sentence.replaceAll(INSTITUTIONS, ''), LOW_FOR_REASON)

/** Reads the first 20,000 characters of title and description. */
export function priceTerms({ title, description }: { title: string; description: string }): PriceTerms {
  const text = `${title}\n${description}`.slice(0, MAX_READ)
  const [, ofHome, share] = PERCENT.exec(text) ?? []
  const percent = Number(ofHome ?? share ?? 0)
  const fraction = fractions[FRACTION.exec(text)?.[1]?.toLowerCase() ?? '']
  const part = percent > 0 ? percent / 100 : fraction
  const sentences = sentencesOf(plain(text), () => false).map((sentence) => ({
    sentence,
    all: readingsOf(folded(sentence)),
  }))
  const own = new Set(inItsLanguage(sentences.flatMap(({ all }) => all)))
  const read = sentences.map((one) => ({ ...one, readings: one.all.filter((reading) => own.has(reading)) }))
  const isShared = read.some(({ readings }) => readings.some(isKeptByKin))
  const ofPart = read.filter(
    ({ sentence, all, readings }) =>
      says(sentence, SHARED) ||
      PERCENT.test(sentence) ||
      FRACTION.test(sentence) ||
      readings.some((reading) => isKeptByKin(reading) || isLessThanHome(reading) || isOfPart(all, isShared)(reading)),
  )
  const low = read.filter(({ sentence, all, readings }) => readings.some(isLowForReason(all)) || hasReason(sentence))
  const sizes = read.flatMap(({ all, readings }) =>
    readings.filter(isOfPart(all, isShared)).map((reading) => partIn(reading, isShared)),
  )
  const size = part ?? sizes.find((size) => size !== undefined)
  const reason = low[0] ?? ofPart[0]
  return {
    isShare: part !== undefined || ofPart.length > 0,
    ...(size && { share: size }),
    isLowForReason: low.length > 0,
    ...(reason && { reason: shown(reason.sentence) }),
  }
}

function inItsLanguage(readings: Reading[]): Reading[] {
  const known = new Map<Language, number>()
  for (const reading of readings) known.set(reading.language, (known.get(reading.language) ?? 0) + reading.known)
  const most = Math.max(0, ...known.values())
  return readings.filter(({ language }) => isNearBest(known.get(language) ?? 0, most))
}

const isOfPart =
  (readings: Reading[], isShared: boolean) =>
  (reading: Reading): boolean =>
    notNegated(reading, reading.of('part'), 2).some((part) => !hasEnded(readings, part)) ||
    partIn(reading, isShared) !== undefined

/**
 * Returns a test for sentences that give a reason for a low price. Negations of every language count, because a
 * sentence of two words may be in any of several.
 */
function isLowForReason(readings: Reading[]): (reading: Reading) => boolean {
  const nots = readings.flatMap(({ of }) => of('not'))
  return (reading) =>
    isBurdened(reading) ||
    notNegated(reading, reading.of('lowPrice'), 1).some(
      (reason) =>
        !isBefore(nots, [reason], 1, reading.isOneClause) &&
        !hasEnded(readings, reason) &&
        !isRepaired(readings, reason) &&
        !areNear([reason], reading.at(INSTITUTIONS), 0) &&
        !areNear([reason], reading.at(SIGHTS), 1),
    )
}

/** Auction houses and offices of courts, which homes lie near. The words are folded. */
const INSTITUTIONS =
  /\b(?:auction (?:house|room)s?|probate (?:registry|office|court|service)s?|auktionshaus\w*|casas? de subastas?|hotels? des ventes|salles? d'encheres|salles? des ventes|cas[ae] d'aste|leiloeiras?|casas? de leiloes|veilinghuis|veilinghuizen|dom\w* aukcyjn\w+|muzayede \w*)\b|دار المزادات/giu

/** Sights whose ruins a home lies near. The words are folded. */
const SIGHTS =
  /(?<!\p{L})(?:\p{L}*burgen?|castles?|castillos?|chateaux?|castell[oi]|castelos?|\p{L}*kasteel|zamk\p{L}{1,3}|zamek|kales[ei]\p{L}{0,3}|kale|abb(?:ey|aye|azia|adia|atia)|abadia|kloster\p{L}*|opactw\p{L}+|roman(?:[oaie]s?|as)?|romain(?:es?|s)?|romisch\p{L}*|romeins\p{L}*|rzymsk\p{L}+|anti(?:k|que|ke|ken|chi|che|cas)s?|ancient|قلعه|القلعه|اثار|اثري\p{L}{0,2}|رومانيه)(?!\p{L})/gu

const PERCENTAGE =
  /(?<![\d.,])(?:%\s?\d{1,2}|\d{1,2}(?:[.,]\d{1,2})?\s?(?:%|percent|prozent|por ?ciento|por ?cento|pour ?cent|per ?cento|procent|بالمئه|بالمائه|٪))/gu
const SLASHED = /(?<![\d/])[1-9]\/(?:[2-9]|1\d)(?![\d/])/gu
const SIZES: Partial<Record<Concept, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 }

/** `isShared`: the text says who keeps the rest, so that a fraction next to a word for selling is what is sold. */
function partIn({ of, at, text }: Reading, isShared: boolean): number | undefined {
  const sold = isShared ? of('sale') : []
  const parts = [...of('part'), ...of('portion'), ...sold].filter((mention) => !areNear([mention], of('common'), 5))
  const near = (mentions: Mention[]) => mentions.find((mention) => areNear([mention], parts, 4))
  const percentage = near(at(PERCENTAGE))
  if (percentage)
    return Number.parseFloat(text.slice(percentage.start, percentage.end).replace('%', '').replace(',', '.')) / 100
  const slashed = near(at(SLASHED))
  if (slashed) {
    const [above = 1, below = 1] = text.slice(slashed.start, slashed.end).split('/').map(Number)
    return above < below ? above / below : undefined
  }
  return Object.entries(SIZES).find(([concept]) => near(of(concept as Concept)))?.[1] // the keys are concepts
}
