import * as z from 'zod/mini'
import { Address } from './address.ts'

const PlaceCandidate = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })
export type PlaceCandidate = z.infer<typeof PlaceCandidate>

export const NearbyTown = z.object({
  name: z.string(),
  km: z.number(),
  direction: z.enum(['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']),
})
export type NearbyTown = z.infer<typeof NearbyTown>

export const LocationReading = z.object({
  candidates: z.array(PlaceCandidate),
  address: Address,
  shown: z.object({ street: z.string(), town: z.string() }),
})
