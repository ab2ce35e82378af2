import {
  dealFromAfar,
  hasHelper,
  isExplained,
  isShown,
  isVisitImpossible,
  placesAway,
  writersIn,
} from './far-away-deal.ts'
import { firstOf, found, type Passage } from './passages.ts'
import { TRAVEL_SITES } from './payment-ways.ts'
import { PLACES } from './place-words.ts'
import { folded, plain } from './plain-text.ts'
import { areNear, isBefore, type Mention, notNegated, type Reading, readingsOf } from './reading.ts'
import { sentencesIn } from './sentences-in.ts'
import { dealOverTravelSite } from './travel-sites.ts'
import { unleeted } from './unleeted.ts'
import { needsNoMeeting, nobodyOpens, unseenIn } from './unseen-words.ts'
import { warns } from './warnings.ts'

/** Returns sentences that lead off the site: to another channel, or to a deal without a viewing or a lawyer. */
export function leadsAwayIn(text: string): Passage[] {
  const written = folded(text.normalize('NFKC'))
  const sentences = sentencesIn(plain(text))
  const isShownSomewhere = sentences.some((sentence) => readingsOf(folded(sentence)).some(isShown))
  const isFound = (sentence: string) =>
    isAway(sentence, isShownSomewhere) || namesMessengerInDisguise(sentence, written)
  const elsewhere = [dealFromAfar(sentences), dealOverTravelSite(sentences)]
  return firstOf(
    sentences.flatMap((sentence) =>
      elsewhere.includes(sentence) || isFound(sentence) ? [found('away', sentence)] : [],
    ),
  )
}

const namesMessengerInDisguise = (sentence: string, written: string): boolean =>
  (unleeted(folded(sentence)).match(DISGUISED_NAMES) ?? []).some((name) => !written.includes(name))

const ESCROW: RegExp[] = [
  /\b(?:airbnb|booking(?:\.com)?|ebay|amazon)\b.{0,40}\b(?:handles?|deals? with|process(?:es)?|secures?|guarantees?|protects?|holds?)\b.{0,30}\b(?:payments?|deposits?|money|keys|deal|sale|transaction|everything|it)\b/i,
  /\b(?:pay|paid|payments?|deposits?|money|deal|sale|transaction|book|rent)\b.{0,40}\b(?:by|via|through|with|on|over)\s+(?:the\s+)?(?:airbnb|booking\.com|ebay|amazon)\b/i,
]

function isAway(sentence: string, isShownSomewhere: boolean): boolean {
  if (ESCROW.some((pattern) => pattern.test(sentence))) return true
  const read = folded(sentence)
  const letters = unleeted(read)
  const readings = readingsOf(read)
  const ofMessengers = letters === read ? readings : readingsOf(letters)
  return readings.some((reading) => isWithoutMeeting(reading, isShownSomewhere)) || ofMessengers.some(isOnMessenger)
}

const MESSENGERS =
  '(?:wh?at+[sz][ -]?ap+|whats ?up app|telegram|qr|كيو ?ار|viber|we ?chat|messenger|instagram|snapchat|facebook|signal(?= app|me| messenger)|(?:on|via|by|per|por|par|tramite|op|przez|over|su|sur|no|uber) signal)'
const DISGUISED_NAMES = /(?<!\p{L})(?:whats ?app|telegram|viber|wechat|instagram|snapchat|facebook)(?!\p{L})/gu
const MESSENGER_NAMES = new RegExp(`(?<!\\p{L})${MESSENGERS}(?:\\p{L}{0,4})(?!\\p{L})`, 'gu')

function isOnMessenger(reading: Reading): boolean {
  const { of, at } = reading
  if (warns(reading)) return false
  const names = notNegated(reading, [...at(MESSENGER_NAMES), ...of('app')], 3).filter(
    (name) =>
      !areNear([name], of('group'), 3) &&
      !areNear([name], at(GROUPS), 2) &&
      !areNear([name], of('video'), 4) &&
      !isOnBoard(reading, name) &&
      !areNear([name], of('listed'), 3),
  )
  const isReached = (name: Mention) =>
    of('reach').some((reach) => reach.start !== name.start && areNear([name], [reach], 6))
  return names.some((name) => isReached(name) || areNear([name], at(/\d[\d ]{4,}/g), 4))
}

const isOnBoard = ({ of, at }: Reading, name: Mention): boolean =>
  areNear([name], at(CODE_TO_SCAN), -1) && areNear([name], of('board'), 8)
const CODE_TO_SCAN = /(?<!\p{L})(?:qr|كيو ?ار)(?!\p{L})/gu

const GROUPS = /(?<!\p{L})(?:group|grupp|grupo|groupe|groep|grup|مجموع|جروب|قروب)\p{L}{0,6}/gu

/**
 * Matches "hesitate" in each language: "do not hesitate to write here" encourages messages on the site, despite the
 * negation.
 */
const HESITATE = /hesit|esitat|zoger|zogern|zoegern|\bdude|\bdudar|aarzel|twijfel|waha|krepu|cekin|تردد/gu

function isWithoutMeeting(reading: Reading, isShownSomewhere: boolean): boolean {
  const { of, has } = reading
  if (warns(reading)) return false
  if (isOnMail(reading) || isKeptByTravelSite(reading)) return true
  if (!CONCEPTS.some(has)) return false
  return (
    isByCourier(reading) ||
    (!isShownSomewhere && isAbroad(reading)) ||
    isRemote(reading) ||
    nobodyOpens(reading) ||
    needsNoMeeting(reading) ||
    isOffSite(reading) ||
    isOwnChannel(reading) ||
    notNegated(reading, of('noLawyer')).length > 0 ||
    notNegated(reading, of('private')).length > 0
  )
}
const CONCEPTS = [
  'key',
  'papers',
  'iAm',
  'remote',
  'site',
  'here',
  'outside',
  'noLawyer',
  'private',
  'own',
  'nobody',
  'meeting',
] as const

function isByCourier(reading: Reading): boolean {
  const { of, at, has } = reading
  if (has('former') || has('office')) return false
  if (has('official') && !(has('key') && (has('abroad') || (has('mailed') && has('byCourier'))))) return false
  if (areNear(of('key'), of('hidden'), 6)) return true
  const facilities = of('facility').filter(
    ({ first, last }) => !of('after').some((after) => after.first <= first && last <= after.last), // "nach Eingang"
  )
  if (!has('cannot') && areNear(facilities, [...of('carrier'), ...of('byCourier'), ...of('key')], 8)) return false
  const ownKeys = of('key').filter((key) => !isOfBox(reading, key))
  if (areNear(notNegated(reading, of('mailed'), 5), notNegated(reading, ownKeys, 3), 6)) return true
  const keys = [...ownKeys, ...of('papers')]
  if (keys.length === 0) return false
  const couriers = notNegated(reading, of('byCourier'), 6).filter((courier) => !areNear([courier], at(PLACES), 2))
  const sendings = notNegated(reading, of('send'), 5)
  const named = notNegated(reading, at(CARRIERS), 6).filter((carrier) => !areNear([carrier], at(PLACES), 2))
  const phrases = [...couriers.filter(({ first, last }) => last > first), ...named]
  const isSent = (carrier: Mention) =>
    areNear(
      [carrier],
      sendings.filter(({ start }) => start !== carrier.start),
      6,
    ) &&
    areNear([carrier], keys, 10) &&
    areNear(sendings, keys, 8)
  const isHandedOver = has('iAm') && areNear(phrases, sendings, 4) && areNear(phrases, keys, 16)
  return (
    isHandedOver || areNear(phrases, keys, 8) || [...couriers, ...notNegated(reading, of('carrier'), 6)].some(isSent)
  )
}

/** A box for keys stays at the home; what is sent is its code. */
const isOfBox = ({ of }: Reading, { first, last }: Mention): boolean =>
  of('visit').some((box) => box.last > box.first && box.first <= first && last <= box.last)

const CARRIERS =
  /(?<!\p{L})(?:dhl|fed ?ex|ups|tnt|gls|dpd|hermes|evri|usps|aramex|seur|mrw|chronopost|colissimo|bartolini|brt|ctt|sedex|postnl|inpost|aras|yurtici|فيديكس|ارامكس|سمسا|دي اتش ال)\p{L}{0,4}(?!\p{L})/gu

function isAbroad(reading: Reading): boolean {
  const { of, has } = reading
  if (has('office') || has('wasHome')) return false
  if (areNear(notNegated(reading, of('alone')), of('key'), 10) && !hasHelper(reading)) return true
  const isSent = ['byCourier', 'carrier'].some((concept) => has(concept as 'carrier')) && has('send')
  if (has('cannot') && has('iAm') && has('key') && isSent && !hasHelper(reading)) return true
  const isPersonal = !hasHelper(reading) && !has('owner') && !has('leaving')
  if (isPersonal && has('cannot') && has('visit') && notNegated(reading, of('abroad')).length > 0) return true
  if (!hasHelper(reading) && has('iAm') && has('abroad') && unseenIn(reading).length > 0) return true
  const isThere = areNear(notNegated(reading, writersIn(reading), 2), placesAway(reading), 10)
  if (isThere && isVisitImpossible(reading)) return true
  return (
    isThere && !hasHelper(reading) && (has('cannot') || has('key') || (has('work') && !has('leaving') && !has('owner')))
  )
}

function isRemote(reading: Reading): boolean {
  const { of, has } = reading
  if (isExplained(reading)) return false
  if (notNegated(reading, of('remote')).length === 0) return false
  const isAway = notNegated(reading, of('abroad')).length > 0
  if (isAway && (['cannot', 'nobody', 'key', 'owner', 'iAm'] as const).some(has)) return true
  if (unseenIn(reading).length > 0 || (has('cannot') && has('key'))) return true
  const isSent = [...of('byCourier'), ...of('carrier'), ...reading.at(CARRIERS)].length > 0 && has('send')
  return isSent || notNegated(reading, of('mailed')).length > 0
}

function isOffSite(reading: Reading): boolean {
  const { of, isOneClause } = reading
  const { hasPostpositions = false } = reading.language
  if (notNegated(reading, of('outside'), 6).length > 0) return true
  const unread = of('write').filter(
    (write) =>
      hasPostpositions || isBefore(of('not'), [write], 3, isOneClause) || isBefore([write], of('not'), 4, isOneClause),
  )
  if (areNear(notNegated(reading, of('broken'), 1), of('site'), 4)) return true
  const isUnread = (write: Mention) =>
    areNear([write], of('here'), 6) ||
    of('site').some((site) => !areNear([write], [site], -1) && areNear([write], [site], 6) && isOneClause(write, site))
  if (unread.some(isUnread) && reading.at(HESITATE).length === 0) return true
  const isPast = hasPostpositions
    ? areNear(notNegated(reading, of('past'), 2), of('site'), 2)
    : isBefore(of('past'), of('site'), 2, isOneClause)
  const cuts = notNegated(reading, of('cut'), 3).filter((cut) => !areNear([cut], of('upkeep'), 0))
  return isPast || areNear(cuts, of('site'), 5)
}

/** Matches the writer's own inbox or number, given for use instead of the site's messages. */
function isOwnChannel(reading: Reading): boolean {
  const { of, has, isOneClause } = reading
  if (has('office') || hasHelper(reading)) return false
  const owned = of('channel').filter(
    (channel) =>
      !areNear([channel], of('listed'), 0) &&
      of('own').some((own) => areNear([own], [channel], 1) && isOneClause(own, channel)),
  )
  return areNear(notNegated(reading, owned), [...of('reach'), ...of('write'), ...of('send')], 6)
}

const MAIL_SERVICES =
  /(?<!\p{L})(?:g ?mail|hotmail|icloud|protonmail|جيميل|هوتميل|الجيميل|بالجيميل)\p{L}{0,4}(?!\p{L})/gu

/** Matches an e-mail service that the writer reads or asks to be written to, instead of the site's messages. */
const isOnMail = (reading: Reading): boolean => {
  const { of, at, has } = reading
  const services = notNegated(reading, at(MAIL_SERVICES), 2)
  return !has('office') && areNear(services, [...of('write'), ...of('reach')], 3)
}

const isKeptByTravelSite = (reading: Reading): boolean =>
  areNear(notNegated(reading, reading.at(TRAVEL_SITES)), reading.of('trustee'), 5)
