import { expect, test } from 'vitest'
import * as t from '#messages/frame'
import { inLanguage } from './language.ts'

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
