import type { FEATURES } from '#contract/property-facts'

type Feature = (typeof FEATURES)[number]

/** Features by subject, the most frequent first. */
export const FEATURE_GROUPS: Record<string, Feature[]> = {
  Outside: [
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
  Inside: [
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
  'Heating and energy': ['Heat pump', 'Solar panels', 'Double glazing', 'Underfloor heating', 'Air conditioning'],
  'Access and parking': [
    'Parking',
    'Garage',
    'Lift',
    'Step-free access',
    'Own entrance',
    'Concierge',
    'Carport',
    'Bicycle store',
  ],
  'Views and surroundings': [
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
}
