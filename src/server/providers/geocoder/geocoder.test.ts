import { expect, onTestFinished, test } from 'vitest'
import { geocoders, KNOWN_TOWNS } from '../../../../test/suites/geocoders.ts'

test.each(geocoders)(
  '%s finds the town of a location as agents write it, and says that it is no more than that',
  async (_name, open) => {
    const { geocoder, close } = await open()
    onTestFinished(async () => void (await close()))
    for (const [location, [latitude, longitude]] of Object.entries(KNOWN_TOWNS)) {
      const place = await geocoder.locate(location)
      expect(place?.precision).toBe('town')
      expect(place?.latitude).toBeCloseTo(latitude, 1)
      expect(place?.longitude).toBeCloseTo(longitude, 1)
    }
  },
)

test.each(geocoders)('%s finds nothing for what is nowhere, and does not fail', async (_name, open) => {
  const { geocoder, close } = await open()
  onTestFinished(async () => void (await close()))
  for (const location of ['', '!!!', ',,,', 'Qwzxy', '\t', 'x'.repeat(200), "'; drop table property --", '%00'])
    expect(await geocoder.locate(location)).toBeUndefined()
})

test.each(geocoders)('%s says to its operator that it answers', async (_name, open) => {
  const { geocoder, close } = await open()
  onTestFinished(async () => void (await close()))
  await geocoder.check()
})
