import { expect, test } from 'vitest'
import { ownPath } from './return-path.ts'

test.each([
  ['/', '/'],
  ['/dashboard/wishlist', '/dashboard/wishlist'],
  ['/allProperty?q=lake&sort=newest#top', '/allProperty?q=lake&sort=newest#top'],
  ['/propertyDetails/a%2Fb', '/propertyDetails/a%2Fb'],
  ['/loginhistory', '/loginhistory'],
  ['/dashboard/../allProperty', '/allProperty'],
  ['/allProperty//evil.example', '/allProperty//evil.example'],
  ['/allProperty?from=/..//evil.example', '/allProperty?from=/..//evil.example'],
])('a visitor is sent back to %s', (wish, path) => {
  expect(ownPath(wish)).toBe(path)
})

test.each([
  'https://evil.example/',
  'HTTPS:evil.example',
  '//evil.example',
  '//evil.example/dashboard',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  ' //evil.example',
  '///evil.example',
  '//user@evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'dashboard',
  '',
  '/login',
  '/login?from=/login',
  '/Login/google',
  '/registration',
  '/..//evil.example/',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2E/%2e%2e//evil.example',
  '/..\\/evil.example',
  '/..\\\\evil.example',
  '/..\t//evil.example',
  '/.\n.//evil.example',
  '/..///evil.example',
  '/..//',
  '/..//own.invalid/dashboard',
  '/x/../login',
  '//[',
  '/..//[',
  null,
  undefined,
  7,
  { from: '/' },
])('%o is no place to send a visitor: they go home', (wish) => {
  expect(ownPath(wish)).toBe('/')
})

test('a visitor is sent back in a browser without URL.canParse', () => {
  const { canParse } = URL
  Reflect.deleteProperty(URL, 'canParse')
  try {
    expect([ownPath('/dashboard'), ownPath('//['), ownPath('/..//evil.example')]).toEqual(['/dashboard', '/', '/'])
  } finally {
    Object.assign(URL, { canParse })
  }
})
