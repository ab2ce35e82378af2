import { expect, test } from 'vitest'
import { refusedHomes } from '../../test/samples/refused-homes.ts'
import { accountApi } from './account.ts'
import { Login, Registration } from './auth-fields.ts'
import { Cents } from './cents.ts'
import { ContactMessage } from './contact.ts'
import { conversationApi } from './conversation.ts'
import { NewFeed } from './feed.ts'
import { fieldMessage } from './field-message.ts'
import { HomeReportFields } from './home-report.ts'
import { inLanguage, LANGUAGES, type Language } from './language.ts'
import { Market } from './market-fields.ts'
import { NewOffer } from './offer.ts'
import { ForgottenPassword, LoginCode, NewPassword, PasswordChange } from './password.ts'
import { RejectionReason } from './property.ts'
import { NewReview } from './review-fields.ts'
import { savedSearchApi } from './saved-search.ts'
import { ProfileUpdate } from './user-fields.ts'
import { viewingApi } from './viewing.ts'

type Schema = {
  safeParse(
    value: unknown,
    options: object,
  ): { error?: { issues: { message: string; path: PropertyKey[] }[] } | undefined }
}
const messagesOf = (language: Language, schema: Schema, value: unknown) =>
  inLanguage(language, () =>
    schema.safeParse(value, { error: fieldMessage }).error?.issues.map(({ message }) => message),
  ) ?? []

const ID = '0190163d-8694-739b-aea5-966c26f8ad91'
const long = 'x'.repeat(6_000)
const badCharacter = 'a\0b'

/** Bodies that a form of the site can send. */
const sent: [string, Schema, unknown][] = [
  ['an empty login', Login, { email: '', password: '' }],
  ['an e-mail address that is none, with a short password', Login, { email: 'ada', password: 'x' }],
  ['a long password', Login, { email: 'a@b.example', password: long }],
  ['a password of letters', Login, { email: 'a@b.example', password: 'abcdefgh' }],
  ['an empty registration', Registration, { name: '', photoURL: '', email: '', password: '' }],
  ['a registration with a long name', Registration, { name: long, photoURL: 'x', email: 'x', password: 'x' }],
  ['an empty address', ForgottenPassword, { email: '' }],
  ['a long password at deleting an account', accountApi.remove.body, { password: long }],
  [
    'a feed with a long user name and password',
    NewFeed,
    {
      name: 'Feed',
      format: 'auto',
      source: 'address',
      username: long,
      password: long,
      isWholeStock: true,
      schedule: 'nightly',
    },
  ],
  ['no market', Market, 'x'],
  ['an empty code', LoginCode, { code: '' }],
  ['an empty new password', NewPassword, { newPassword: '' }],
  ['an empty change of the password', PasswordChange, { currentPassword: '', newPassword: '' }],
  ['an empty profile', ProfileUpdate, { name: '', photoURL: '' }],
  ['an empty contact message', ContactMessage, { name: '', email: '', subject: '', message: '' }],
  ['a long contact message', ContactMessage, { name: long, email: long, subject: long, message: long }],
  ['an empty review', NewReview, { propertyTitle: '', agentName: '', reviewDescription: '', rating: 9 }],
  ['no amount', Cents, ''],
  ['an amount in words', Cents, 'much'],
  ['an amount that is too large', Cents, '9'.repeat(14)],
  ['an offer without a day, with a long note', NewOffer, { offerAmount: '1', note: long }],
  ['an offer on a day that is none', NewOffer, { offerAmount: '1', buyingDate: 'x', note: badCharacter }],
  ['a long message', conversationApi.write.body, { text: long }],
  ['a report of a home without a text', HomeReportFields, { reason: 'other', text: '' }],
  ['a long reason', RejectionReason, long],
  ['a saved search with a long name', savedSearchApi.save.body, { name: long, query: {} }],
  [
    'a viewing with a long note',
    viewingApi.request.body,
    { propertyId: ID, startsAt: '2026-12-01T10:00:00Z', note: long },
  ],
  ...refusedHomes,
]

test.each(sent)('%s is refused in the reader’s language, whatever it is', (_what, schema, value) => {
  const english = messagesOf('en', schema, value)
  expect(english).not.toEqual([])
  for (const language of LANGUAGES.filter((other) => other !== 'en')) {
    const messages = messagesOf(language, schema, value)
    expect(messages).toHaveLength(english.length)
    expect(messages.filter((message, at) => message === english[at])).toEqual([])
    expect(messages.filter((message) => /\b(is|must|can|at most|required)\b/.test(message))).toEqual([])
  }
})
