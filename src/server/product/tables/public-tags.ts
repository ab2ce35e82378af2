/** The tables whose changes the database announces to the cache (migrations `public_changes` and `whole_features`). */
type PublicTable =
  | 'property'
  | 'property_address'
  | 'property_picture'
  | 'price_change'
  | 'review'
  | 'app_user'
  | 'place'
  | 'offer'

export type PublicTag = PublicTable | `${PublicTable}:${string}`

export const tagsOfProperty = (id: string): PublicTag[] => [
  `property:${id}`,
  `property_address:${id}`,
  `property_picture:${id}`,
  `price_change:${id}`,
  `review:${id}`,
  `offer:${id}`,
  'app_user',
]
