import type { Settings } from '../../settings/settings.ts'
import { gazetteer } from './gazetteer.ts'
import type { Geocoder } from './geocoder.ts'
import { nominatimGeocoder } from './nominatim.ts'

export const createGeocoder = ({ nominatim, homeCountry }: Pick<Settings, 'nominatim' | 'homeCountry'>): Geocoder =>
  nominatim ? nominatimGeocoder({ ...nominatim, homeCountry }) : gazetteer({ homeCountry })
