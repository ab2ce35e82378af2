import { expect, test } from 'vitest'
import { listingsIn } from '../../test/read-text.ts'
import { reaxmlOf } from '../sample-files.ts'

const factsOf = async (inside: string) => {
  const home = `<residential status="current"><uniqueID>A</uniqueID><price>1000</price>${inside}</residential>`
  return (await listingsIn('reaxml', reaxmlOf(home)))[0]?.facts
}

test('REAXML: features with a yes or a number have their names, the lesser ones last', async () => {
  const given =
    '<ensuite>2</ensuite><remoteGarage>yes</remoteGarage><spa type="inground">no</spa><shed>1</shed><pool type="inground">yes</pool>'
  const facts = await factsOf(`<features>${given}<otherFeatures>Sea view; jetty</otherFeatures></features>`)
  expect(facts?.features).toEqual(['Sea view', 'jetty', 'Swimming pool', 'En suite', 'Remote garage door', 'Shed'])
})

test.each([
  ['<newConstruction>1</newConstruction>', true],
  ['<newConstruction>false</newConstruction>', false],
  ['<buildingDetails><newlyBuilt value="yes"/></buildingDetails>', true],
  ['<newConstruction>0</newConstruction><buildingDetails><newlyBuilt value="yes"/></buildingDetails>', false],
  ['', undefined],
])('REAXML: %s is new build %s', async (inside, newBuild) => {
  expect((await factsOf(inside))?.newBuild).toBe(newBuild)
})
