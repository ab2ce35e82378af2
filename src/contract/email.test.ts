import { expect, test } from 'vitest'
import { Email } from './email.ts'

const kept = (text: string) => Email.safeParse(text).data

test.each([
  ...Array.from("!#$%&'*+-/=?^_`{|}~", (sign) => [`a${sign}b@people.example`, `a${sign}b@people.example`]),
  [' Ada.Lovelace+homes@People.Example ', 'ada.lovelace+homes@people.example'],
  [`${'x'.repeat(64)}@people.example`, `${'x'.repeat(64)}@people.example`],
  ['a@sub.people.co.uk', 'a@sub.people.co.uk'],
  ['a@1.2.example', 'a@1.2.example'],
  ['a@xn--mnchen-3ya.de', 'a@xn--mnchen-3ya.de'],
  ['a@München.de', 'a@xn--mnchen-3ya.de'],
  ['a@mu\u0308nchen.de', 'a@xn--mnchen-3ya.de'],
  ['info@почта.рф', 'info@xn--80a1acny.xn--p1ai'],
  ['info@ПОЧТА.РФ', 'info@xn--80a1acny.xn--p1ai'],
  ['info@xn--80a1acny.XN--P1AI', 'info@xn--80a1acny.xn--p1ai'],
  ['info@例え.テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['info@مثال.إختبار', 'info@xn--mgbh0fb.xn--kgbechtv'],
  ['info@उदाहरण.परीक्षा', 'info@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
  ['info@παράδειγμα.ελ', 'info@xn--hxajbheg2az3al.xn--qxam'],
])('%s is kept as %s', (typed, expected) => {
  expect(kept(typed)).toBe(expected)
})

test.each([
  `${'x'.repeat(65)}@people.example`,
  `${'x'.repeat(60)}@${'y'.repeat(63)}.${'y'.repeat(63)}.${'y'.repeat(63)}.example`,
  'a@example-.org',
  'a@-example.org',
  `a@${'x'.repeat(64)}.org`,
  'a@people..example',
  'a@people.example.',
  'a@localhost',
  'a@127.0.0.1',
  'a@0x7f.1',
  'a@[127.0.0.1]',
  'a@people_1.example',
  'a@people.example/x',
  'a@people.example:25',
  'a@ex%61mple.org',
  '.a@people.example',
  'a.@people.example',
  'a..b@people.example',
  '"a b"@people.example',
  'a b@people.example',
  'a@b@people.example',
  'ä@people.example',
  'a\0@people.example',
  'a\n@people.example',
  '=?utf-8?q?b=40evil.example=3e?=@people.example',
  '@people.example',
  'people.example',
  'a@',
])('rejects %j', (typed) => {
  expect(Email.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['Email is not valid'])
})
