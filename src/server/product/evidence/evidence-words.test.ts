import { expect, test } from 'vitest'
import { EVIDENCE_RULES, type EvidenceRule } from '#contract/evidence-rule'
import { inLanguage, LANGUAGES } from '#contract/language'
import { TELLING_FIELDS } from './checks/changed-after-verified.ts'
import type { Facts } from './checks/finding.store.ts'
import { TEXT_FIELDS } from './checks/texts-of.ts'
import { sentenceOf, sentenceText, type TellableFinding } from './evidence-words.ts'

const home = { title: 'Mill House', agentEmail: 'ann@example.com' }
const other = { id: 'p2', title: 'Barn', agentEmail: 'ben@example.com' }
const finding = (rule: EvidenceRule, facts: Facts = {}, changes: Partial<TellableFinding> = {}): TellableFinding => ({
  rule,
  facts,
  home,
  other,
  currency: 'USD',
  ...changes,
})
const own = { other: { ...other, agentEmail: home.agentEmail } }
const removed = { other: undefined }

const sentences: [EvidenceRule, sentence: string, Facts?, Partial<TellableFinding>?][] = [
  [
    'samePicture',
    'Picture 1 is picture 3 of [Barn] by another agent, mirrored',
    { picture: 1, otherPicture: 3, altered: 'mirrored' },
  ],
  ['samePicture', 'Picture 1 is picture 3 of a listing that was removed', { picture: 1, otherPicture: 3 }, removed],
  [
    'rejectedPicture',
    'Picture 1 is picture 2 of [Barn] by the same agent, which was rejected',
    { picture: 1, otherPicture: 2, altered: '' },
    own,
  ],
  ['sameText', 'The text is 80 % that of [Barn] by another agent', { percent: 80 }],
  ['contactInText', 'The text has a telephone number: “07700 900123”', { kind: 'phone', text: '07700 900123' }],
  ['contactInText', 'The text has contact details: “x”', { kind: 'pigeon', text: 'x' }],
  [
    'contactInText',
    'The text has a telephone number (title, picture captions, Heating): “07700 900123”',
    { kind: 'phone', text: '07700 900123', fields: 'title, captions, heating' },
  ],
  ['paymentInText', 'The text asks for money: “by wire”', { text: 'by wire' }],
  ['leadsAway', 'The text leads away from the site: “see my blog”', { text: 'see my blog' }],
  ['listedTwice', 'The place and the facts are those of [Barn] by the same agent', {}, own],
  ['listedByAnother', 'Another agent lists this address: [Barn]'],
  [
    'priceBelowSales',
    'The price is 62 % below the median of 1,240 sales nearby, and the text names no reason',
    { percent: 62, sales: 1240 },
  ],
  [
    'priceBelowSales',
    'The price is 90 % below the median of 12 sales nearby, more than a share of 33.3 % explains',
    { percent: 90, sales: 12, why: 'share', share: 33.3 },
  ],
  [
    'priceOutsideEstimate',
    'The price is 80 % below the lower end of the estimate, $200,000 to $250,000, more than this explains: “Cash only.”',
    { side: 'below', percent: 80, lower: 20_000_000, upper: 25_000_000, why: 'reason', reason: 'Cash only.' },
  ],
  [
    'priceBelowSales',
    'The price is 80 % below the median of 12 sales nearby, more than an auction explains',
    { percent: 80, sales: 12, why: 'auction' },
  ],
  [
    'priceOutsideEstimate',
    'The price is 40 % above the upper end of the estimate, $200,000 to $250,000',
    { side: 'above', percent: 40, lower: 20_000_000, upper: 25_000_000 },
  ],
  [
    'priceOutsideEstimate',
    'The price is 40 % below the lower end of the estimate, $200,000 to $250,000, and the text names no reason',
    { side: 'below', percent: 40, lower: 20_000_000, upper: 25_000_000 },
  ],
  ['pointFarAway', 'The point on the map is 310 km (193 miles) from the place that the location names', { km: 310 }],
  ['soldLately', 'This address was sold on 2 March 2026 for $250,000', { soldOn: '2026-03-02', price: 25_000_000 }],
  ['newAccount', 'The account of [ann@example.com] was one hour old when it added this home', { hours: 1 }],
  ['manyInADay', '[ann@example.com] added 40 homes within a day', { listings: 40 }],
  [
    'sharesWithFraud',
    '[ann@example.com] has signed in from the same network address as [eve@example.com], who is marked as fraud',
    { what: 'network', email: 'eve@example.com' },
  ],
  [
    'sharesWithFraud',
    'It shares a picture with [Barn] of [eve@example.com], who is marked as fraud',
    { what: 'picture', email: 'eve@example.com' },
  ],
  [
    'changedAfterVerified',
    'Its feed has changed it since it was verified: location, first picture',
    { fields: 'location, first picture' },
  ],
  [
    'changedAfterVerified',
    'Its feed has changed it since it was verified: translations, point',
    { fields: 'translations, point' },
  ],
]

const named = (text: string) => `[${text}]`

test.each(sentences)('a finding of %s is "%s"', (rule, sentence, facts, changes) => {
  expect(sentenceText(finding(rule, facts, changes), named)).toBe(sentence)
})

test('each field that has a text is named in the reader’s language', () => {
  const fields = TEXT_FIELDS.join(', ')
  const facts = { text: 'x', fields }
  const french = inLanguage('fr', () => sentenceText(finding('paymentInText', facts), named))
  expect(french).toContain('légendes')
  expect(french).not.toMatch(/\b(?:title|translations|location|features|captions|tours|heating|councilTax)\b/)
})

test('each field that a feed changes is named in the reader’s language', () => {
  const fields = TELLING_FIELDS.join(', ')
  const german = inLanguage('de', () => sentenceText(finding('changedAfterVerified', { fields }), named))
  expect(german).toContain('Übersetzungen')
  expect(german).not.toMatch(/location|translations|first picture|pictures|type|point/)
})

test('every rule has a sentence of its own in each language, which names what the English one names', () => {
  expect(new Set(sentences.map(([rule]) => rule))).toEqual(new Set(EVIDENCE_RULES))
  for (const [rule, , facts, changes] of sentences) {
    const written = LANGUAGES.map((language) => inLanguage(language, () => sentenceOf(finding(rule, facts, changes))))
    expect(new Set(written.map((parts) => parts.map(({ text }) => text).join(''))).size).toBe(LANGUAGES.length)
    const links = written.map((parts) =>
      parts.flatMap(({ text, propertyId, email }) => (propertyId || email ? [text] : [])),
    )
    for (const each of links) expect(each.toSorted()).toEqual(links[0]?.toSorted())
  }
})

test('the parts that are named lead to the listing, to its agent and to the other person', () => {
  const parts = sentenceOf(finding('sharesWithFraud', { what: 'text', email: 'eve@example.com' }))
  expect(parts.filter(({ text }) => text === 'Barn' || text.includes('@'))).toEqual([
    { text: 'Barn', propertyId: 'p2' },
    { text: 'eve@example.com', email: 'eve@example.com' },
  ])
})

test('marks in a title end no part', () => {
  const title = 'Barn\uE003 of \uE001agent\uE002me\uE003'
  expect(sentenceOf(finding('listedByAnother', {}, { other: { ...other, title } }))).toContainEqual({
    text: 'Barn of agentme',
    propertyId: 'p2',
  })
})
