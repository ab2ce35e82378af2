import * as z from 'zod/mini'
import { Address } from './address.ts'

/** A place that a location may mean, by its name with region and country. */
const PlaceCandidate = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })
export type PlaceCandidate = z.infer<typeof PlaceCandidate>

/** A town near a home: the distance as the crow flies, and the direction in which the home lies from it. */
export const NearbyTown = z.object({
  name: z.string(),
  km: z.number(),
  direction: z.enum(['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']),
})
export type NearbyTown = z.infer<typeof NearbyTown>

/** A location as it is read: the parts of its address, what buyers would see of it, and its likeliest places where it may be several. */
export const LocationReading = z.object({
  candidates: z.array(PlaceCandidate),
  address: Address,
  shown: z.object({ street: z.string(), town: z.string() }),
})
