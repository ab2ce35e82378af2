import { useQuery } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { PROPERTY_TYPES } from '#contract/fact-options'
import * as t from '#messages/listingForm'
import { estimateOfListing } from '../property/estimate.queries.ts'
import { wholeAmount } from '../property/whole-amount.ts'
import { HINT_PAUSE_MS, usePause } from '../ui/form/use-pause.ts'
import type { ListingInputs } from './property.form.ts'

/** Shows an estimate from sold prices of similar homes (P-292); it is a hint, not a validation of the price. */
export function EstimateHint({ control }: { control: Control<ListingInputs, unknown, ListingInputs> }) {
  const [location, type, title] = useWatch({ control, name: ['location', 'type', 'title'] })
  const listing = {
    location: usePause(location.trim(), HINT_PAUSE_MS),
    title: usePause(title.trim(), HINT_PAUSE_MS),
    type: PROPERTY_TYPES.find((one) => one === type),
  }
  const { data: estimate } = useQuery(estimateOfListing(listing))
  if (!estimate) return null
  const { low, high, currency } = estimate
  return (
    <span className="block">
      {t.similarSold({ low: wholeAmount(low, currency), high: wholeAmount(high, currency) })}
    </span>
  )
}
