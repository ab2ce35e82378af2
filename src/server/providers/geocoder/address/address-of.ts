import { type Address, keptParts } from '#contract/address'
import { openGazetteer } from '../gazetteer/open-gazetteer.ts'
import { addressReader } from './read-address.ts'

type Options = { folder?: string | undefined; homeCountry?: string | undefined }

/** Loads the gazetteer at the first call. Throws `GeocoderUnavailable`. */
export const addressOf =
  ({ folder, homeCountry }: Options) =>
  async (location: string): Promise<Address> =>
    keptParts(addressReader(await openGazetteer(folder), homeCountry)(location))
