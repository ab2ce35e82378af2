export const directionKeys = {
  north: 'north',
  'north-east': 'northEast',
  east: 'east',
  'south-east': 'southEast',
  south: 'south',
  'south-west': 'southWest',
  west: 'west',
  'north-west': 'other',
} as const
