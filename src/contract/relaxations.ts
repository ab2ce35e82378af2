export const SINGLE_RELAXATIONS = [
  'q',
  'price',
  'type',
  'beds',
  'baths',
  'area',
  'plot',
  'perArea',
  'year',
  'tenure',
  'energy',
  'feature',
  'notFeature',
  'notAgent',
  'since',
  'pictures',
  'notUnderOffer',
  'lowered',
  'bbox',
] as const
/** The filters that a search may drop to find more. `filters`: all except the words, if there are several. */
export const RELAXATIONS = [...SINGLE_RELAXATIONS, 'filters'] as const
export type Relaxation = (typeof RELAXATIONS)[number]
