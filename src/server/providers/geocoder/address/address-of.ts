import { type Address, keptParts } from '#contract/address'
import { openGazetteer } from '../gazetteer/open-gazetteer.ts'
import { addressReader } from './read-address.ts'

type Options = { folder?: string | undefined; homeCountry?: string | undefined }

/** Returns a reader of addresses that opens the gazetteer when it is first asked. Fails with `GeocoderUnavailable`. */
export const addressOf =
  ({ folder, homeCountry }: Options) =>
  async (location: string): Promise<Address> =>
    keptParts(addressReader(await openGazetteer(folder), homeCountry)(location))
