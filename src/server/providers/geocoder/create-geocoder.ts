import type { Settings } from '../../platform/settings/settings.ts'
import { gazetteer } from './gazetteer/gazetteer.ts'
import type { Geocoder } from './geocoder.ts'
import { nominatimGeocoder } from './nominatim.ts'

/** Where homes get their points from by these settings. */
export const createGeocoder = ({ nominatim }: Pick<Settings, 'nominatim'>): Geocoder =>
  nominatim ? nominatimGeocoder(nominatim) : gazetteer()
