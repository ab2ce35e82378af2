import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { mailOfAlerts } from './alert-mails.ts'

const alert: Parameters<typeof mailOfAlerts>[0][number] = {
  reason: 'new',
  searchId: null,
  search: null,
  propertyId: 'p1',
  title: 'Molino viejo',
  language: 'es',
  translations: { ar: { title: 'طاحونة قديمة' }, en: { title: 'Old Mill' } },
  location: 'Ronda',
  price: '250000',
  priceKind: null,
  auctionAt: null,
  latitude: null,
  longitude: null,
  timeZone: null,
  agentZone: null,
  name: 'Bea',
}

test.each([
  ['ar', 'طاحونة قديمة', /Molino|Old Mill/],
  ['en', 'Old Mill', /Molino|طاحونة/],
  ['de', 'Molino viejo', /Old Mill|طاحونة/],
] as const)('a mail in %s names a home %s', (language, title, others) => {
  const mail = inLanguage(language, () => mailOfAlerts([alert], { publicUrl: undefined, currency: 'EUR' }))
  expect(mail?.subject).toContain(title)
  expect(mail?.body).toContain(title)
  expect(`${mail?.subject} ${mail?.body}`).not.toMatch(others)
})
