import { expect, test } from 'vitest'
import { Password } from './auth-fields.ts'
import { Email } from './email.ts'
import { propertyApi } from './property.ts'
import { NewProperty } from './property-fields.ts'
import { Day, isPictureUrl, requiredText, TimeOfDay } from './text.ts'
import { PersonName } from './user-fields.ts'

const saysOf = (schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } }, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

test.each([
  ['', 'Password is required'],
  ['Aa1!x', 'Password length have to 6'],
  ['Aa1!xy', undefined],
  ['Aa1!'.padEnd(20, 'x'), undefined],
  ['Aa1!'.padEnd(21, 'x'), 'Password length have at most 20'],
  ['aa1!xy', 'Password should have at least one capital letter, small letter, number and special character.'],
  ['AA1!XY', 'Password should have at least one capital letter, small letter, number and special character.'],
  ['Aaa!xy', 'Password should have at least one capital letter, small letter, number and special character.'],
  ['Aa11xy', 'Password should have at least one capital letter, small letter, number and special character.'],
  ['Aa1_xy', 'Password should have at least one capital letter, small letter, number and special character.'],
])('the password “%s” is answered with: %s', (password, says) => {
  expect(saysOf(Password, password)).toBe(says)
})

test.each('#?!@$%^&*-'.split(''))('%s counts as a special character', (special) => {
  expect(saysOf(Password, `Abcd1${special}`)).toBeUndefined()
})

test('a name has 1 to 20 characters after trimming', () => {
  expect(saysOf(PersonName, '   ')).toBe('Name is required')
  expect(saysOf(PersonName, 'x'.repeat(20))).toBeUndefined()
  expect(saysOf(PersonName, 'x'.repeat(21))).toBe('Name is required')
  expect(PersonName.parse('  Ada  ')).toBe('Ada')
})

test('an e-mail is kept trimmed and in lower case', () => {
  expect(Email.parse('  Ada@KeyHaven.demo ')).toBe('ada@keyhaven.demo')
  expect(saysOf(Email, '')).toBe('Email is required')
  expect(saysOf(Email, 'ada')).toBe('Email is not valid')
})

test('a picture is at http(s) or in our own media, and nowhere else', () => {
  for (const good of ['https://x.org/a.png', 'http://x.org', '/media/a-1.webp', '/demo/home.webp'])
    expect(isPictureUrl(good)).toBe(true)
  for (const bad of [
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//evil.org/x',
    '/api/users',
    'javascript:alert("https://x.org")',
    '/media/../x',
    'https://user:password@x.org/a.png',
    'https://user@x.org/a.png',
    'x',
    'https://',
  ])
    expect(isPictureUrl(bad)).toBe(false)
})

test('a day is one that exists', () => {
  expect(saysOf(Day('Date'), '2028-02-29')).toBeUndefined()
  for (const bad of [
    '2026-02-29',
    '2026-13-01',
    '26-01-01',
    'tomorrow',
    '2026-1-1',
    '2026-01',
    '2026-01-01T',
    '+012026-01-01',
    '0000-02-03',
  ])
    expect(saysOf(Day('Date'), bad)).toBeDefined()
})

test('a time of day is hours, minutes and seconds of a clock, with or without leading zeros', () => {
  for (const good of ['9:5:1', '09:05:01', '0:0:0', '23:59:59', ' 10:11:12 '])
    expect(saysOf(TimeOfDay('Time'), good)).toBeUndefined()
  for (const bad of [
    '',
    ' ',
    'never',
    '24:00:00',
    '10:60:00',
    '10:11:60',
    '10:11',
    '010:11:12',
    '10:11:12 AM',
    '2026-01-01',
  ])
    expect([bad, saysOf(TimeOfDay('Time'), bad)]).toEqual([bad, 'Time must be a time of day (h:m:s)'])
})

test('texts are kept up to their limit and refused above it', () => {
  const home = {
    title: 'x'.repeat(120),
    location: 'x'.repeat(200),
    price: '1',
    agentImage: 'https://x.org/a',
    propertyImage: 'https://x.org/b',
    description: 'x'.repeat(5000),
  }
  expect(NewProperty.safeParse(home).success).toBe(true)
  for (const name of ['title', 'location', 'description'] as const)
    expect(NewProperty.safeParse({ ...home, [name]: `${home[name]}x` }).success).toBe(false)
  for (const name of Object.keys(home)) expect(NewProperty.safeParse({ ...home, [name]: ' ' }).success).toBe(false)
})

test('text that the database cannot keep is refused: a NUL, or half of an emoji', () => {
  for (const bad of ['a\0b', 'A \ud83d', '\ude00 A']) {
    expect(saysOf(requiredText('Title', 5), bad)).toBe('Title has a character that can’t be kept')
    expect(saysOf(PersonName, bad)).toBe('Name has a character that can’t be kept')
    expect(saysOf(propertyApi.decide.body, { status: 'rejected', reason: bad })).toBeDefined()
  }
  expect(saysOf(requiredText('Title', 5), 'A 😀')).toBeUndefined()
})
