import { keptForAccount } from '../../platform/session/kept-for-account.ts'

export type MyPlace = { name: string; latitude: number; longitude: number }

const places = keptForAccount('my-places:')

export const keepPlaces = (email: string, kept: MyPlace[]): void =>
  places.keep(email, kept.length === 0 ? undefined : JSON.stringify(kept))

export const useKeptPlaces = places.useKept
