import { expect, test } from 'vitest'
import { listingsIn } from '../../test/read-text.ts'
import { openimmoOf } from '../sample-files.ts'

const state = (content: string) => ({ rest: `<zustand_angaben>${content}</zustand_angaben>` })

test.each([
  ['<energiepass><wertklasse>A+</wertklasse></energiepass>', 'A+'],
  ['<energiepass><wertklasse>h</wertklasse></energiepass>', 'H'],
  ['<energiepass><hwbklasse>A++</hwbklasse></energiepass>', 'A+'],
  ['<energiepass><wertklasse>I</wertklasse></energiepass>', undefined],
  ['<energiepass><hwbklasse>B</hwbklasse></energiepass>', 'B'],
  ['<energiepass><fgeeklasse>D</fgeeklasse></energiepass>', 'D'],
  ['<user_defined_simplefield feldname="epass_wertklasse">C</user_defined_simplefield>', 'C'],
  [
    '<energiepass><epart>BEDARF</epart></energiepass><user_defined_simplefield feldname="x">C</user_defined_simplefield>',
    undefined,
  ],
])('the energy rating of %s is %s', async (content, rating) => {
  const [home] = await listingsIn('openimmo', openimmoOf(state(content)))
  expect(home?.facts.energyRating).toBe(rating)
})

test('a text in objekt_text is the description where there is no other, the English one first', async () => {
  const texts =
    '<objekt_text lang="de">Ein Haus am Bach.</objekt_text><objekt_text lang="en">By the brook.</objekt_text>'
  const own = '<objektbeschreibung>Eigener Text.</objektbeschreibung>'
  const rests = [texts, own + texts].map((content) => ({ rest: `<freitexte>${content}</freitexte>` }))
  expect(await listingsIn('openimmo', openimmoOf(...rests))).toMatchObject([
    { description: 'By the brook.' },
    { description: 'Eigener Text.' },
  ])
})
