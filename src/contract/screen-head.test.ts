import { expect, test } from 'vitest'
import { inLanguage } from './language.ts'
import { agentHead, screenHead, shortDescription } from './screen-head.ts'

const found = ['/', '/login', '/registration', '/terms', '/privacy']

test.each(found)('%s may be found, at one address, under words of its own', (path) => {
  expect(screenHead(path).path).toBe(path)
  const others = found.filter((other) => other !== path).map((other) => screenHead(other))
  for (const { title, description } of others) {
    expect(title).not.toBe(screenHead(path).title)
    expect(description).not.toBe(screenHead(path).description)
  }
})

test.each([
  ['/login/', '', '/login'],
  ['/terms', '?utm_source=x', '/terms'],
  ['/', '?from_page=x', '/'],
])('%s%s is the page at %s', (path, search, address) => {
  expect(screenHead(path, search).path).toBe(address)
})

test.each([
  ['/login', '?from=%2Fdashboard', 'Login'],
  ['/login', '?error=access_denied', 'Login'],
  ['/login/google', '?from=%2F', 'Login'],
  ['/registration', '?a=1&from=%2F', 'Registration'],
  ['/forgotPassword', '', 'Forgot your password?'],
  ['/resetPassword', '', 'Choose a new password'],
  ['/verifyEmail', '', 'Confirm your address'],
  ['/unsubscribe/abc', '', 'Unsubscribe'],
  ['/allProperty', '?q=lake', 'All Properties'],
  ['/addProperty', '', 'Add Property'],
  ['/propertyDetails/1', '', 'A home'],
  ['/agent/1', '', 'An agent'],
  ['/dashboard/wishlist', '', 'Dashboard'],
  ['/nowhere', '', 'Page not found'],
  ['/constructor', '', 'Page not found'],
  ['//evil.example/', '', 'Page not found'],
])('%s%s is not to be found, and is called %s', (path, search, title) => {
  expect(screenHead(path, search)).toEqual({ title, description: expect.any(String) })
})

test('a long description ends within 200 characters', () => {
  expect(shortDescription(`a\n b ${'x'.repeat(300)}`)).toBe(`a b ${'x'.repeat(195)}…`)
  expect(shortDescription('x'.repeat(200))).toBe('x'.repeat(200))
})

test.each([
  ['es', '/terms', 'Condiciones', '/terms'],
  ['de', '/allProperty', 'Alle Immobilien', undefined],
  ['fr', '/nowhere', 'Page introuvable', undefined],
  ['ar', '/login', 'تسجيل الدخول', '/login'],
] as const)('in %s, %s has the title %s', (language, path, title, canonical) => {
  expect(inLanguage(language, () => screenHead(path))).toMatchObject({ title, ...(canonical && { path: canonical }) })
})

test('in Arabic, the site’s name stands apart from the words and numbers next to it', () => {
  const agent = { _id: 'a', name: 'Ann', homesForSale: 1200 } as Parameters<typeof agentHead>[0]
  const { description } = inLanguage('ar', () => agentHead(agent))
  expect(description).toContain('\u2068KeyHaven\u2069')
  expect(inLanguage('de', () => agentHead(agent)).description).toMatch(/KeyHaven: 1\.200/)
})
