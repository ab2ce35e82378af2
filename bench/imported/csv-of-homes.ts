import { FEATURES } from '#contract/listing-features'
import { addressAt, linesOfFile } from './addresses.ts'

const TYPES = ['house', 'apartment', 'townhouse', 'land', 'other']
const TENURES = ['freehold', 'leasehold', 'other']
const FACTS = [
  'type',
  'bedrooms',
  'bathrooms',
  'area',
  'areaUnit',
  'plot',
  'yearBuilt',
  'tenure',
  'energyRating',
  'features',
]

export function* csvOfHomes(count: number): Generator<string> {
  yield `id,title,location,price,propertyImage,description,${FACTS.join(',')}\n`
  yield* linesOfFile(count, lineOf)
}

function lineOf(n: number): string {
  const { locality, town, postcode, street } = addressAt(n)
  const location = [street, locality, town, postcode].filter(Boolean).join(', ')
  const price = 100_000 + ((n * 7_907) % 900_000)
  const text = `A home in ${town} with a garden and ${2 + (n % 4)} bedrooms, close to schools, shops and the tram into the city.`
  return `B${n},"${1 + (n % 250)} ${street}, ${town}","${location}",${price},https://pictures.example/${n % 50}.jpg,"${text}",${factsOf(n)}\n`
}

function factsOf(n: number): string {
  const features = [FEATURES[n % FEATURES.length], FEATURES[(n * 7 + 3) % FEATURES.length]]
  const rooms = [1 + (n % 6), 1 + (n % 5) / 2]
  const sizes = [40 + ((n * 31) % 300), 'm2', 100 + ((n * 17) % 2_000)]
  const energy = 'ABCDEFG'[n % 7]
  return [
    TYPES[n % 5],
    ...rooms,
    ...sizes,
    1850 + (n % 170),
    TENURES[n % 3],
    energy,
    [...new Set(features)].join('; '),
  ].join(',')
}
