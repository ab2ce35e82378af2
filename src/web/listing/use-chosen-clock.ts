import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import type { HomeClock } from '#contract/home-clock'
import { localClockApi } from '#contract/local-clock'
import type { Property } from '#contract/property'
import { call } from '../platform/api/call.ts'
import type { ListingInputs } from './property.form.ts'

type Saved = Partial<Pick<Property, 'clock' | 'latitude' | 'longitude' | 'timeZone'>>

/**
 * Returns the clock by which the times typed in the form of a listing are read: that of the time zone chosen in it or of
 * its pin, else the saved one. `shown`: undefined while it is not known. `ready`: loads it; rejects if that fails.
 */
export function useChosenClock(control: Control<ListingInputs, unknown, ListingInputs>, saved: Saved) {
  const [timeZone, point, location] = useWatch({ control, name: ['timeZone', 'point', 'location'] })
  const pin = point && (!point.place || point.place.location === location.trim()) ? point : undefined
  const isSaved = timeZone === (saved.timeZone ?? '') && (timeZone !== '' || !pin)
  const { latitude, longitude } = pin ?? saved
  const query = clockAt({
    ...(timeZone !== '' && { timeZone }),
    ...(timeZone === '' && latitude !== undefined && { latitude: `${latitude}`, longitude: `${longitude}` }),
  })
  const { data } = useQuery({ ...query, enabled: !isSaved })
  const client = useQueryClient()
  return {
    shown: isSaved ? saved.clock : data,
    ready: async (): Promise<HomeClock | undefined> => (isSaved ? saved.clock : client.ensureQueryData(query)),
  }
}

type Place = { timeZone?: string; latitude?: string; longitude?: string }

const clockAt = (place: Place) =>
  queryOptions({
    queryKey: ['clock', place],
    queryFn: () => call(localClockApi.read, { query: place }),
    staleTime: 3_600_000,
  })
