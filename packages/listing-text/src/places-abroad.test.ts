import { expect, test } from 'vitest'
import { folded } from './plain-text.ts'
import { readingsOf } from './reading.ts'

const isAbroad = (language: string, text: string) =>
  readingsOf(folded(text)).some((reading) => reading.language.code === language && reading.has('abroad'))

test.each([
  ['es', 'El piso está en la calle Granada, cerca de San Martín.'],
  ['es', 'La terraza florida da a la plaza de los Ángeles.'],
  ['pt', 'O escritório tem uma sala de reunião e fica em Lagos.'],
  ['pt', 'O senhor Maurício é o porteiro do prédio.'],
  ['fr', 'La maison de Maurice et Dominique est à La Réunion.'],
  ['en', 'The house is in Jersey City and Jordan and Chad live in Georgia.'],
  ['de', 'Die Wohnung liegt in Bergen.'],
  ['nl', 'De schuur is er om fietsen te bergen.'],
  ['pl', 'W kuchni jest czujnik, który wykrywa czad.'],
  ['tr', 'Bina mali müşavir ofisi olarak kullanılır ve sudan ucuzdur.'],
  ['ar', 'مكتب محاسب مالي في الدور الأول'],
])('in %s no place abroad is named in: %s', (language, text) => {
  expect(isAbroad(language, text)).toBe(false)
})

test.each([
  ['es', 'Trabajo y vivo en Noruega.'],
  ['pt', 'Eu moro e trabalho na Noruega.'],
  ['fr', 'Je suis et travaille en Norvège.'],
  ['en', 'I work and live in Norway.'],
  ['nl', 'Ik woon en werk in Noorwegen.'],
  ['pl', 'Mieszkam i pracuję w Norwegii.'],
  ['tr', "Ben Katar'da çalışıyorum."],
  ['tr', 'Norveçte çalışıyorum.'],
])('in %s a country is named in: %s', (language, text) => {
  expect(isAbroad(language, text)).toBe(true)
})
