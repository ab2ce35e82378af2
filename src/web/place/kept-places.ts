import { keptForAccount } from '../session/kept-for-account.ts'

/** A place to which the person wants to know the distance: "work", "mum". */
export type MyPlace = { name: string; latitude: number; longitude: number }

const places = keptForAccount('my-places:')

/** Keeps the places of an account in this browser; without any, nothing is kept (P-237). */
export const keepPlaces = (email: string, kept: MyPlace[]): void =>
  places.keep(email, kept.length === 0 ? undefined : JSON.stringify(kept))

/** Returns the places that the signed-in person has set in this browser, as text. */
export const useKeptPlaces = places.useKept
