import { expect, test } from 'vitest'
import * as t from '#messages/frame'
import { inLanguage, localeOf } from './language.ts'
import { shownNumber } from './shown-number.ts'
import { priceParts } from './shown-price.ts'

test('a text is in the language in which it is made, also within another and after a failure', () => {
  const made = inLanguage('de', () => {
    const inner = inLanguage('ar', () => t.logIn())
    const failing = () =>
      inLanguage('fr', () => {
        throw new Error('no')
      })
    expect(failing).toThrow('no')
    return [t.logIn(), inner]
  })
  expect([...made, t.logIn()]).toEqual(['Anmelden', 'تسجيل الدخول', 'Login'])
})

test('a value is written into the text', () => {
  expect(t.copyright({ year: '2026', company: 'Harbour <home>Homes</home>' })).toBe('© 2026 Harbour <home>Homes</home>')
})

test('numbers, prices and days are written as the language does', () => {
  const shown = (language: 'en' | 'de' | 'ar') =>
    inLanguage(language, () => [
      shownNumber(1240.5),
      priceParts({ price: '', priceKind: 'onApplication' }, 'EUR').amount,
    ])
  expect(shown('en')).toEqual(['1,240.5', 'Price on application'])
  expect(shown('de')).toEqual(['1.240,5', 'Preis auf Anfrage'])
  expect(shown('ar')).toEqual(['1,240.5', 'السعر عند الطلب']) // Latin digits, which engines choose differently for `ar`
})

test('the locale of Arabic names its digits and calendar, which engines differ in', () => {
  const { numberingSystem, calendar, hourCycle } = new Intl.Locale(localeOf('ar'))
  expect({ numberingSystem, calendar, hourCycle }).toEqual({
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h23',
  })
})
