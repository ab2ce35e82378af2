/**
 * The tables whose changes the database announces to the cache (migrations `public_changes`, `whole_features`,
 * `open_times` and `public_hours`).
 */
type PublicTable =
  | 'property'
  | 'property_address'
  | 'property_picture'
  | 'open_time'
  | 'price_change'
  | 'review'
  | 'app_user'
  | 'viewing_hours'
  | 'place'
  | 'offer'

export type PublicTag = PublicTable | `${PublicTable}:${string}`

export const tagsOfProperty = (id: string): PublicTag[] => [
  `property:${id}`,
  `property_address:${id}`,
  `property_picture:${id}`,
  `open_time:${id}`,
  `price_change:${id}`,
  `review:${id}`,
  `offer:${id}`,
  'app_user',
  'viewing_hours',
]
