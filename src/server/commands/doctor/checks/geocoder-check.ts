import { createGeocoder } from '../../../providers/geocoder/create-geocoder.ts'
import { GeocoderUnavailable } from '../../../providers/geocoder/geocoder.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Check } from './check.ts'
import { messageOf } from './failure-message.ts'

export function geocoderCheck(settings: Pick<Settings, 'nominatim' | 'homeCountry'>): Check {
  const { nominatim } = settings
  const provider = nominatim ? `Nominatim at ${nominatim.url}, as ${nominatim.email}` : 'our own gazetteer'
  return { what: 'geocoder', provider, ask: () => ask(settings) }
}

async function ask(settings: Pick<Settings, 'nominatim' | 'homeCountry'>): Promise<string[]> {
  await createGeocoder(settings)
    .check()
    .catch((error: unknown) => {
      const reason = error instanceof GeocoderUnavailable && error.cause instanceof Error ? messageOf(error.cause) : ''
      throw new Error([messageOf(error), reason].filter((text, place, all) => all.indexOf(text) === place).join(': '))
    })
  return []
}
