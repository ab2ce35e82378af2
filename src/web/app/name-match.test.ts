import { expect, test } from 'vitest'
import { matchesName } from './name-match.ts'

test.each([
  ['Vos réservations', 'reserv'],
  ['Opiniones', 'opiníones'],
  ['Über uns', 'uber'],
  ['Über uns', 'UEBER un'],
  ['U\u0308ber uns', 'ueber'],
  ['Größe', 'groesse'],
  ['إعلانات', 'اعلانات'],
  ['اعلانات', 'إعْلانات'],
  ['المفضّلة', 'المفضله'],
  ['My Reviews', 're my'],
])('the page “%s” is found by “%s”', (name, typed) => {
  expect(matchesName(name, typed)).toBe(true)
})

test.each([
  ['My Reviews', 'my offers'],
  ['Muse', 'muese'],
])('the page “%s” is not found by “%s”', (name, typed) => {
  expect(matchesName(name, typed)).toBe(false)
})
