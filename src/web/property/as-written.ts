import type { WholeListing } from '#contract/property'

/** Returns a listing as its agent wrote it, where its reader may read the whole address; else as anybody may see it. */
export const asWritten = <Listing extends { whole?: WholeListing | undefined }>({
  whole,
  ...listing
}: Listing): Omit<Listing, 'whole'> => (whole ? { ...listing, ...pointless, ...whole } : listing)

/** A point that is not in `whole` isn't the one that anybody may see. */
const pointless = { latitude: undefined, longitude: undefined, precision: undefined }
