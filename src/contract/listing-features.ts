/** The features that the form offers, by group. A listing stores these English names, or words of its agent. */
export const FEATURE_GROUPS = {
  outside: [
    'Garden',
    'Terrace',
    'Balcony',
    'Swimming pool',
    'Walled garden',
    'Communal garden',
    'Courtyard',
    'Patio',
    'Roof terrace',
    'Porch',
    'Deck',
  ],
  inside: [
    'Fireplace',
    'Renovated kitchen',
    'Wooden floors',
    'High ceilings',
    'Wood stove',
    'Fitted wardrobes',
    'Study',
    'Loft',
    'Basement',
    'Guest suite',
    'Sauna',
    'Gym',
  ],
  heatingAndEnergy: ['Heat pump', 'Solar panels', 'Double glazing', 'Underfloor heating', 'Air conditioning'],
  accessAndParking: [
    'Parking',
    'Garage',
    'Lift',
    'Step-free access',
    'Own entrance',
    'Concierge',
    'Carport',
    'Bicycle store',
  ],
  viewsAndSurroundings: [
    'Sea view',
    'Countryside view',
    'Close to public transport',
    'Close to schools',
    'Mountain view',
    'City view',
    'Waterfront',
    'Quiet street',
    'Close to shops',
    'No chain',
  ],
} as const

export type FeatureGroup = keyof typeof FEATURE_GROUPS
export type ListedFeature = (typeof FEATURE_GROUPS)[FeatureGroup][number]

export const FEATURES: readonly ListedFeature[] = Object.values(FEATURE_GROUPS).flat()
