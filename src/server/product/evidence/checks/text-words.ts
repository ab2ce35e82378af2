export type Passage = { kind: string; text: string }
/** `thing`: identifies the contact, which is reported once however often it is written. */
type FoundPassage = Passage & { thing: string }

const MAX_PASSAGES = 3
const MAX_READ = 50_000
const MAX_SENTENCE = 600

const plain = (text: string): string =>
  text
    .slice(0, MAX_READ)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : String(digitValue(digit))))
    .replaceAll(/[‐-―−]/g, '-')

function digitValue(digit: string): number {
  let code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code -= 1
    value += 1
  }
  return value
}

const sentencesOf = (text: string): string[] =>
  plain(text)
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.slice(0, MAX_SENTENCE))

const shown = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 120 ? `${line.slice(0, 117)}…` : line
}

const firstOf = (passages: FoundPassage[]): Passage[] =>
  [...new Map(passages.toReversed().map((passage) => [passage.thing, passage])).values()]
    .toReversed()
    .slice(0, MAX_PASSAGES)
    .map(({ kind, text }) => ({ kind, text }))

const thingOf = (kind: string, text: string): string => {
  const signs = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return kind === 'phone' && /\d{9}/.test(signs) ? signs.slice(-9) : `${kind} ${signs}`
}

const EMAIL =
  /[\w.+-]{1,64}(?:\s?(?:@|\(at\)|\[at\]|\{at\})\s?[\w-]{2,63}\s?(?:\.|\(dot\)|\[dot\]|\sdot\s)\s?|\sat\s[\w-]{2,63}\s(?:dot|\(dot\)|\[dot\])\s)[a-z]{2,10}\b/gi
const TLD = 'com|net|org|info|biz|co\\.uk|org\\.uk|eu|de|fr|es|ru|cn|xyz|site|online|app|dev'
const LINK = new RegExp(
  `\\b(?:https?://|www\\.)[^\\s<>]{3,200}|\\b(?:t|wa|bit|tinyurl|m)\\.(?:me|ly|com)/[\\w-]+|\\b[a-z0-9][a-z0-9-]{1,62}(?:\\.| ?\\[dot\\] ?| ?\\(dot\\) ?| dot )(?:${TLD})\\b`,
  'gi',
)
const HANDLE = /(?<![\w.@])@[a-z][\w.]{3,30}\b/gi
const PHONE = /(?<![\w£$€#.,/-])(?:\+|00)?\(?\d(?:[\s().\-/]{0,3}\d){8,14}(?![\s().\-/]{0,3}\d)(?!\w)/g
const NO_PHONE_BEFORE =
  /(?:reference|ref|uprn|certificate|title|folio|licen[cs]e|registration|company|vat|number of|plan)\W{0,3}(?:no\.?|number|is)?\W{0,3}$/i

/** Returns e-mail addresses, telephone numbers, web addresses and accounts of other services, also disguised ones. */
export function contactsIn(text: string): Passage[] {
  const read = plain(text)
  const emails = matches(read, EMAIL, 'email')
  const links = matches(read, LINK, 'link').filter(({ text }) => !emails.some((email) => email.text.includes(text)))
  const phones = [...withZeros(read).matchAll(PHONE)].flatMap((match) => {
    const before = read.slice(Math.max(0, match.index - 30), match.index)
    return isPhone(match[0]) && !NO_PHONE_BEFORE.test(before) ? [found('phone', match[0])] : []
  })
  return firstOf([...emails, ...phones, ...spokenPhones(read), ...links, ...matches(read, HANDLE, 'account')])
}

const matches = (text: string, pattern: RegExp, kind: string): FoundPassage[] =>
  [...text.matchAll(pattern)].map((match) => found(kind, match[0]))

const found = (kind: string, text: string): FoundPassage => ({ kind, text: shown(text), thing: thingOf(kind, text) })

const withZeros = (text: string): string =>
  text.replaceAll(/\b[\doO]{3,}\b/g, (word) => (/\d/.test(word) ? word.replaceAll(/o/gi, '0') : word))

const US_PHONE = /^\(?[2-9]\d{2}\)?[-. ]?[2-9]\d{2}[-. ]\d{4}$/
const DATE = /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/

function isPhone(text: string): boolean {
  if (DATE.test(text) || US_PHONE.test(text)) return US_PHONE.test(text)
  const groups = text.match(/\d+/g) ?? []
  if (groups.every((group) => /^(1[5-9]|20)\d\d$/.test(group))) return false // years
  const digits = groups.join('')
  return text.startsWith('+') || (/^\(?0/.test(text) && digits.length >= 10 && digits.length <= 14)
}

const DIGIT_WORDS: Record<string, string> = {
  zero: '0',
  oh: '0',
  nought: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
}
const MIN_SPOKEN = 9

/** Finds telephone numbers in words: "oh seven seven double oh nine …", also mixed with digits. */
function spokenPhones(text: string): FoundPassage[] {
  const phones: FoundPassage[] = []
  let run: string[] = []
  let digits = ''
  let wordsInRun = 0
  let times = 1
  const end = () => {
    if (digits.length >= MIN_SPOKEN && wordsInRun >= 4)
      phones.push({ kind: 'phone', text: shown(run.join(' ')), thing: digits.slice(-9) })
    run = []
    digits = ''
    wordsInRun = 0
    times = 1
  }
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const digit = DIGIT_WORDS[word] ?? (/^\d{1,6}$/.test(word) ? word : undefined)
    if (word === 'double' || word === 'triple') times = word === 'double' ? 2 : 3
    else if (digit === undefined) {
      end()
      continue
    } else {
      digits += digit.repeat(times)
      times = 1
      if (!/^\d/.test(word)) wordsInRun += 1
    }
    run.push(word)
  }
  end()
  return phones
}

const WAYS =
  '(?:western union|money ?gram|bitcoins?|btc|usdt|crypto(?:currenc(?:y|ies))?(?![- ]?(?:goth|clas|port|goth))|gift ?cards?|steam cards?|cash ?app|zelle|venmo|pay ?pal|wire transfer|bank wire|bank transfer|iban|sort code|friends (?:and|&) family|revolut)'
/** The word must be a way to pay, not a building or a fireplace. */
const PAYMENT_WAYS = new RegExp(
  `\\b(?:pay|pays|paid|payable|payments?|send|sent|transfer|transferred|deposits?|fees?|money|price|accept|accepts|accepted|take|takes|settle|settled|refunds?|buy|purchase)\\b(?:\\W+\\w+){0,6}?\\W+${WAYS}\\b(?! (?:building|tower|house|offices?|hall|sign|block|branch|store|shop)\\b)|\\b(?:by|via|through|using|only|in|my|our)\\s+${WAYS}\\b(?! (?:building|tower|house|offices?|hall|sign|block|branch|store|shop)\\b)|\\b${WAYS}\\W+(?:only|accepted|preferred|please|payments?|welcome|to (?:my|our)|account|is (?:fine|ok|best)|or ${WAYS})\\b`,
  'i',
)
const BEFORE_VIEWING =
  /\b(?:deposit|payment|fee|advance|money|funds|rent)\b.{0,80}\b(?:before|prior to|ahead of|in order to|to (?:arrange|book|get|see|secure))\b.{0,40}\b(?:view|views|viewing|viewings|visit|keys|see it|seeing|inspection)\b/i
const VIEWING_AFTER =
  /\b(?:view|viewing|viewings|visit|keys|inspection|address)\b.{0,60}\b(?:after|once|upon|when|as soon as|against|only with)\b.{0,40}\b(?:deposit|payment|paid|fee|transfer|funds)\b/i
const SEND_MONEY =
  /\b(?:send|transfer|wire|forward|remit|pay)\b.{0,40}\b(?:deposit|fee|advance|half|part of the price|first month|money|funds)\b/i
const REFUNDABLE = /\b(?:refundable|security|holding|good[- ]faith)\s+(?:deposit|fee|payment)\b/i
const CUSTOMARY =
  /\b(?:exchange|completion|escrow|closing|earnest|title (?:company|agent)|attorneys?|acceptance|accepted offer|stakeholder|client account|scheme|tenanc(?:y|ies)|tender|solicitors?|conveyanc\w+|auction\w*|hammer|lawyer|notary|developer|plot|reservation)\b/i

/** Documents that buyers show, and payments by tenants: no request for money. */
const NOT_ASKED =
  /\b(?:proof|evidence|statement|source) of (?:the )?(?:funds|deposit|finance|payment|income)\b|\b(?:close|closing|end) of escrow\b/gi
const RENT_PAID = /\b(?:rents?|tenants?|lessees?)\b.{0,40}\b(?:is|are|pays?|paid|payable|received)\b/i
const OF_BUYER = /\b(?:you|your|buyers?|viewers?|applicants?|please|send|transfer)\b/i

const isForMoney = (sentence: string): boolean => {
  const read = sentence.replaceAll(NOT_ASKED, ' ')
  const isCustomary = CUSTOMARY.test(read)
  if (PAYMENT_WAYS.test(read)) return true
  if (RENT_PAID.test(read) && !OF_BUYER.test(read)) return false
  const isBeforeKeysAlone = isCustomary && !/\b(?:view|views|viewings?|visit|see|seeing|inspection)\b/i.test(read)
  if (BEFORE_VIEWING.test(read) || VIEWING_AFTER.test(read)) return !isBeforeKeysAlone
  return (SEND_MONEY.test(read) || REFUNDABLE.test(read)) && !isCustomary
}

/** Returns sentences that ask for money, or name payment methods unusual for a sale. */
export function paymentsIn(text: string): Passage[] {
  return firstOf(
    sentencesOf(text).flatMap((sentence) => {
      if (!isForMoney(sentence)) return []
      const way = PAYMENT_WAY.exec(sentence)?.[0].toLowerCase()
      return [{ kind: 'payment', text: shown(sentence), thing: way ?? thingOf('payment', sentence) }]
    }),
  )
}

const PAYMENT_WAY = new RegExp(WAYS, 'i')

const SERVICES =
  '(?:what ?s ?app|telegram|viber|we ?chat|signal|messenger|instagram|insta|facebook|snapchat|skype|gmail|hotmail)'
const LEADS_AWAY: RegExp[] = [
  /\bwhat ?s ?app\b/i,
  new RegExp(
    `\\b(?:message|contact|text|write|reach|find|add|chat|speak|talk|ping|msg|dm|inbox)\\b.{0,30}\\b(?:on|via|by|through|over|at)\\s+(?:my\\s+)?${SERVICES}\\b`,
    'i',
  ),
  new RegExp(`\\b${SERVICES}\\s*(?:me|us|only|number|:)(?:\\s|$|\\d)`, 'i'),
  /\b(?:do not|don[’']?t|please do not|never|rather than|instead of|not)\s+(?:use|using|contact|message|messaging|reply|replying|write|writing|respond|send|offer|book|go|going)\b.{0,40}\b(?:(?:this|the)\s+(?:site|website|platform|portal|app|page|form|chat)|here)\b/i,
  /\b(?:outside|off)(?:\s+of)?\s+(?:this|the)\s+(?:site|website|platform|portal|app|page)\b|\boff[- ](?:site|platform)\b/i,
  /\b(?:i|we)\s+(?:don[’']?t|do not|can[’']?t|cannot|never|rarely)\s+(?:read|check|see|answer|look at)\b.{0,40}\b(?:here|this (?:site|page|platform)|on the (?:site|platform))\b/i,
  /\b(?:e-?mail|text|write|message|contact|call|ring|phone|reach)\s+(?:to\s+)?(?:me|my)\b.{0,30}\b(?:directly|privately|personal|private|own)\b/i,
  /\b(?:my|private|personal)\s+(?:private |personal |own )?(?:e-?mail|number|mobile|cell|phone)\b/i,
  /\b(?:keys?|contract|documents?|papers|deeds)\b.{0,60}\b(?:by|via|through|with)\s+(?:a\s+)?(?:courier|dhl|fedex|ups|tnt|post|mail|airbnb|booking)\b/i,
  /\b(?:airbnb|booking(?:\.com)?|ebay|amazon)\b.{0,40}\b(?:handles?|process(?:es)?|secures?|guarantees?|protects?|holds?)\b.{0,30}\b(?:payments?|deposits?|money|keys|deal|sale|transaction|everything|it)\b/i,
  /\b(?:pay|paid|payments?|deposits?|money|deal|sale|transaction|book|rent)\b.{0,40}\b(?:by|via|through|with|on|over)\s+(?:the\s+)?(?:airbnb|booking\.com|ebay|amazon)\b/i,
  /\b(?:i am|i[’']m|i was|i have been|i[’']ve been|i live|i work|my (?:wife|husband|job|company|employer))\b.{0,70}\b(?:abroad|overseas|out of (?:the )?country|offshore|oil rig|mission|transferred|another country|deployed)\b/i,
  /\b(?:without|no need (?:for|of)|skip|avoid|cut out)\b.{0,20}\b(?:the |any )?(?:agent|agents|agency|solicitors?|lawyers?|middle ?m[ae]n|paperwork)\b(?! fees?\b)/i,
]

/**
 * Returns sentences that lead off the site: to another channel, or to a deal without a viewing, an agent or a lawyer.
 */
export function leadsAwayIn(text: string): Passage[] {
  return firstOf(
    sentencesOf(text).flatMap((sentence) =>
      LEADS_AWAY.some((pattern) => pattern.test(sentence)) ? [found('away', sentence)] : [],
    ),
  )
}
