import { expect, test } from 'vitest'
import { openedGazetteer } from '../../test/opened-gazetteer.ts'

const gazetteer = await openedGazetteer()
const isDoubtful = (location: string) => gazetteer.locate(location).place?.mayBeNamesake ?? false

test.each(['Lindenweg 7, 01234 Neudorf, Germany', 'Neudorf, Germany'])(
  'a small town that is named without its region may be a namesake: %s',
  (location) => {
    expect(isDoubtful(location)).toBe(true)
  },
)

test.each([
  'Leipzig, Germany',
  'Amselgasse 17, 04109 Leipzig',
  'Neudorf, Saxony-Anhalt, Germany',
  'Altea, Alicante, Spain',
  'Calle Mayor 5, 22640 Sallent de Gállego, Spain',
  'Mill Lane, Box, Corsham SN13 8AA',
  'Rhinebeck, NY 12572',
])('a big town, or one whose region or postcode stands with it, is the one that is meant: %s', (location) => {
  expect(isDoubtful(location)).toBe(false)
})
