import { disguisedDigits } from './disguised-digits.ts'
import { emailsIn } from './emails-in.ts'
import { linksIn } from './links-in.ts'
import { MAIL_OF_SERVICE } from './mail-services.ts'
import { type FoundPassage, firstOf, found, type Passage } from './passages.ts'
import { folded, plain, withoutAccents } from './plain-text.ts'
import { areNear, gap, isBefore, type Mention, notNegated, type Reading, readingsOf } from './reading.ts'
import { sentencesIn } from './sentences-in.ts'
import { DOT_IN_BRACKETS } from './sign-names.ts'
import { spokenPhones } from './spoken-phones.ts'
import { spelledSigns, unleeted } from './unleeted.ts'

const HANDLE = /(?<![\w.@])@[a-z][\w.]{3,30}\b/gi
const NAMED_ACCOUNT =
  /(?<!\p{L})(?:insta(?:gram)?|ig|telegram|tg|snap(?:chat)?|snep|facebook|fb|tiktok|skype|viber|wechat|discord|انستا|انستقرام|تلجرام|سناب)(?:\s?[:=@]\s?@?(?!https?\b)[\p{L}\d][\w.]{3,30}|,?\s(?:\p{L}{1,8}\s){0,2}(?=[\w.]*\p{L})(?=\w+(?:[._]\w|\d))[a-z][\w.]{3,30}\w)(?![\p{L}\d])|(?<![\p{L}\d@])[a-z]{1,15}[_.\d]\w{1,15} (?:\p{L}{1,6} )?\p{L}{0,2}(?:insta|snap|telegram|tiktok|انستا)/gu
/** Two words with the name of "_" between them, which occurs only in names of accounts. */
const SPOKEN_ACCOUNT =
  /(?<![\p{L}\d])[\p{L}\d]{2,30}\s(?:underscore|unterstrich|guion bajo|barra baja|tiret (?:du )?bas|traco (?:de )?baixo|underline|trattino basso|sottolineato|laag streepje|liggend streepje|podkreslnik|podkreslenie|alt ?tire|alt cizgi|(?:شرطه|شرطة) (?:سفليه|سفلية)|اندرسكور)\s[\p{L}\d]{2,30}/gu
/** Names of the @ sign that have no other meaning. A listing needs none, unless it spells an address. */
const SIGN_NAMES =
  /(?<!\p{L})(?:klammeraff\p{L}{0,2}|affenschwanz|at[ -]zeichen|at[ -]sign|arr?oba|arr?obase?|apenstaart(?:je)?|kuyruklu a|a (?:enroscada|enrolado|entoure|commercial)|little a in a circle)(?!\p{L})/gu
/** The name of a mail service by its sound. */
const MAIL_BY_SOUND = /(?<!\p{L})(?:gee|geh|ge|gi|dzi|dji|ji|ci|g)[ -]mail(?!\p{L})|(?<!\p{L})جي[ -]?ميل/gu
/** Words joined by "_", which occurs only in names of accounts and files. */
const JOINED_ACCOUNT =
  /(?<![\p{L}\p{N}_@./-])(?=[\p{N}_]*\p{L})[\p{L}\p{N}]{2,20}(?:_[\p{L}\p{N}]{2,20}){1,3}(?![\p{L}\p{N}_]|\.(?:pdf|jpe?g|png|webp|mp4|docx?)\b)/giu
const PHONE = /(?<![\w£$€#.,/-])(?:\+|00)?\(?\d(?:[\s().\-/·_*|~ـ]{0,3}\d){6,14}(?![\s().\-/*|~]{0,3}\d)(?!\w)/g

/** Returns at most three passages with contact data, each contact once; `kind`: `email`, `phone`, `link` or `account`. */
export function contactsIn(text: string): Passage[] {
  const read = plain(text)
  const written = withoutDisguise(withoutAccents(read))
  const small = written.toLowerCase()
  const emails = emailsIn(small)
  const links = linksIn(written).filter(
    ({ text }) => !emails.some((email) => email.text.replaceAll(DOT_IN_BRACKETS, '.').includes(text.toLowerCase())),
  )
  const accounts = [
    ...matches(read, HANDLE, 'account'),
    ...matches(small, NAMED_ACCOUNT, 'account'),
    ...matches(small, SPOKEN_ACCOUNT, 'account'),
    ...(emails.length > 0
      ? []
      : [SIGN_NAMES, MAIL_BY_SOUND, MAIL_OF_SERVICE].flatMap((all) => matches(small, all, 'email'))),
  ]
  const spoken = spokenPhones(read)
  return firstOf([
    ...emails,
    ...disguisedDigits(text),
    ...contactsOnPictures(read),
    ...(spoken.length > 0 ? [] : phonesInPieces(read)),
    ...writtenPhones(read),
    ...spoken,
    ...disguisedPhones(read),
    ...links,
    ...accounts,
    ...joinedAccounts(read).filter(
      ({ text }) => !accounts.some((account) => account.text.includes(text.toLowerCase())),
    ),
  ])
}

const matches = (text: string, pattern: RegExp, kind: string): FoundPassage[] =>
  [...text.matchAll(pattern)].map((match) => found(kind, match[0]))

/** Names of signs in brackets, disguised by digits or signs within them: "(arr0ba)", "(d_o_t)". */
const BRACKETED = /(?<=[([{]\s?)\p{L}[\p{L}\d_.@-]{0,13}(?=\s?[)\]}])/gu

const withoutDisguise = (text: string): string =>
  spelledSigns(text).replaceAll(BRACKETED, (word) => unleeted(word.replaceAll(/(?<=.)[_.-](?=.)/g, '')))

/** Returns sentences that say that a number or an address is to be read in a picture. */
const contactsOnPictures = (read: string): FoundPassage[] =>
  sentencesIn(read).flatMap((sentence) =>
    readingsOf(folded(sentence)).some(isOnPicture) ? [found('account', sentence)] : [],
  )

const isOnPicture = (reading: Reading): boolean => {
  const { of } = reading
  const contacts = [...phoneLabels(reading), ...of('channel')].filter(
    ({ start }) => !of('reference').some((reference) => reference.start === start),
  )
  return areNear(notNegated(reading, [...contacts, ...of('firm')]), of('onPicture'), 6)
}

/** Returns numbers of one's own that are told in pieces: "my number: 0160, the year of …, then 44 and 810". */
const phonesInPieces = (read: string): FoundPassage[] =>
  sentencesIn(read).flatMap((sentence) =>
    readingsOf(folded(sentence)).some(isInPieces) ? [found('phone', sentence)] : [],
  )

const PIECE = /(?<![\p{L}\p{N}.,/])\d{1,6}(?![\p{L}\p{N}/])/gu

function isInPieces(reading: Reading): boolean {
  const { of, at, text } = reading
  const labels = [...phoneLabels(reading), ...at(NUMBER_WORDS)].filter((label) => areNear(of('own'), [label], 1))
  const [first, ...others] = at(PIECE).filter((piece) => labels.some((label) => gap(label, piece) >= 0))
  const last = others.at(-1)
  if (!first || !last || others.length < 2 || !labels.some((label) => gap(label, first) <= 8)) return false
  const digits = [first, ...others].map(({ start, end }) => text.slice(start, end)).join('')
  const words = last.last - first.first - others.length
  return digits.length >= MIN_PHONE && digits.length <= MAX_PHONE && words >= 2 && !/[£$€%²]/.test(text)
}
const [MIN_PHONE, MAX_PHONE] = [7, 15]

const joinedAccounts = (read: string): FoundPassage[] =>
  [...read.matchAll(JOINED_ACCOUNT)].flatMap(({ index, 0: text }) =>
    labelBefore(read.slice(Math.max(0, index - 40), index)) === 'reference' ? [] : [found('account', text)],
  )

const writtenPhones = (read: string): FoundPassage[] =>
  [...withZeros(read).matchAll(PHONE)].flatMap((match) => {
    const label = labelBefore(read.slice(Math.max(0, match.index - 40), match.index))
    return isPhone(match[0], label) ? [found('phone', match[0])] : []
  })

/** Digits in groups of which some have letters that look like digits: "6oo 5I2 o1". */
const DISGUISED_PHONE =
  /(?<![\p{L}\p{N}])\+?[\doOlIZBS]{1,12}(?:[\s().\-/]{1,3}[\doOlIZBS]{1,12}){1,14}(?![\p{L}\p{N}])/gu
const MIXED = /\d[oOlI]|[oOlI]\d|\d[ZBS]\d/
const LIKE_DIGITS: Record<string, string> = { o: '0', O: '0', l: '1', I: '1', Z: '2', S: '5', B: '8' }
/** Single signs, as in "0 5 4 I - 2 2 O": between longer groups "o" is a word. */
const ALL_SINGLE = /^\+?[\doOlIZSB](?:[\s().\-/]{1,3}(?:[\doOlI]{1,2}|[ZSB]))*$/

const disguisedPhones = (read: string): FoundPassage[] =>
  [...read.matchAll(DISGUISED_PHONE)].flatMap(({ index, 0: text }) => {
    const digits = text.replaceAll(/[oOlIZBS]/g, (sign) => LIKE_DIGITS[sign] ?? sign).replaceAll(/\D/g, '')
    const isMixed = MIXED.test(text) || (ALL_SINGLE.test(text) && MIXED.test(text.replaceAll(/[\s().\-/]/g, '')))
    if (!isMixed || digits.length < 8 || digits.length > 15 || isCounted(digits)) return []
    const isReference = labelBefore(read.slice(Math.max(0, index - 40), index)) === 'reference'
    return isReference ? [] : [found('phone', text, digits.slice(-9))]
  })

function labelBefore(before: string): 'phone' | 'reference' | undefined {
  const clause = folded(before.split(/[!?;\n]|(?<=\p{L}{4})\.\s/u).at(-1) ?? '')
  const words = clause.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const readings = readingsOf(clause)
  const last = (concept: 'phone' | 'reference') =>
    Math.max(
      -1,
      ...readings.flatMap((reading) =>
        (concept === 'phone' ? nearPhoneLabels(reading, words) : reading.of(concept))
          .map(({ last }) => last)
          .filter((at) => at >= words - 3),
      ),
    )
  const [phone, reference] = [last('phone'), last('reference')]
  if (phone < 0 && reference < 0) return undefined
  return phone >= reference ? 'phone' : 'reference'
}

const NUMBER_WORDS = /(?<!\p{L})(?:nummer|number|numero|numer\p{L}{0,2}|numara\p{L}{0,3}|nr|no|num)(?!\p{L})/gu

/** The maximum number of words between what a number is of and the word for it: "in the register under the number". */
const MAX_TO_NUMBER = 4

/**
 * Returns the words that announce a telephone number in front of digits. "Number" alone announces any: one of a meter,
 * whose name stands between it and the digits, or one in a register, which is named before it.
 */
const nearPhoneLabels = (reading: Reading, words: number): Mention[] =>
  phoneLabels(reading).filter((label) => {
    const { of, at } = reading
    if (!areNear([label], at(NUMBER_WORDS), -1) || areNear(of('own'), [label], 1)) return true
    const isNamed = isBefore(of('reference'), [label], MAX_TO_NUMBER)
    const between = Array.from({ length: words - 1 - label.last }, (_, at) => label.last + 1 + at)
    const fillers = [...of('grammar'), ...of('phone'), ...of('own')]
    return !isNamed && between.every((word) => fillers.some(({ first, last }) => first <= word && word <= last))
  })

/** Returns the words that announce a telephone number; "number" after "VAT" announces another one. */
const phoneLabels = ({ of, at }: Reading): Mention[] =>
  of('phone').filter((phone) => !areNear([phone], at(NUMBER_WORDS), -1) || !isBefore(of('reference'), [phone], 0))

const withZeros = (text: string): string =>
  text.replaceAll(/\b[\doO]{2,}\b/g, (word) => (/\d/.test(word) ? word.replaceAll(/o/gi, '0') : word))

const US_PHONE = /^\(?[2-9]\d{2}\)?[-. ]?[2-9]\d{2}[-. ]\d{4}$/
const GROUPED_PHONE = /^0\d(?:([ .\-/])\d\d)(?:\1\d\d){3}$|^\(?[1-9]\d\)? ?9\d{4}[- ]?\d{4}$/
const SPACED_DIGITS = /^\+?\d(?:[ .\-·_*|~/]{1,3}\d){8,}$/
const DATE = /\b(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d\d-\d\d-\d\d)\b/

/** A number of a year, as files of offices have: "0151-22344/2019". */
const FILE_NUMBER = /\/ ?(?:19|20)\d\d$/

const isCounted = (digits: string): boolean => '0123456789101112131415'.includes(digits)

function isPhone(text: string, label: 'phone' | 'reference' | undefined): boolean {
  if (label === 'reference') return false
  const digits = text.replaceAll(/\D/g, '')
  if (isCounted(digits)) return false
  if (SPACED_DIGITS.test(text) || GROUPED_PHONE.test(text) || US_PHONE.test(text)) return true
  if (DATE.test(text) || (label !== 'phone' && FILE_NUMBER.test(text))) return false
  const groups = text.match(/\d+/g) ?? []
  if (groups.every((group) => /^(1[5-9]|20)\d\d$/.test(group))) return false // years
  if (text.startsWith('+')) return digits.length >= 9
  if (/^\(?0/.test(text) && digits.length >= 10 && digits.length <= 14) return true
  return label === 'phone' && digits.length >= 7 && digits.length <= 12 && !digits.endsWith('000')
}
