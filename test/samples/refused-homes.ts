import { NewProperty } from '#contract/property-fields'

const long = 'x'.repeat(6_000)
const badCharacter = 'a\0b'
const home = { title: '', location: '', price: '', agentImage: '', propertyImage: '', description: '' }
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `https://a.example/${at}`, title: '' }))
const twice = (url: string) => [links(1)[0], links(1)[0], { url, title: long }]
const openTime = (startsAt: string, endsAt: string) => ({ startsAt, endsAt })

const whole = {
  title: 'Mill',
  location: 'Bath',
  price: '250000',
  agentImage: 'https://a.example/a.webp',
  propertyImage: 'https://a.example/b.webp',
  description: 'A home.',
}

/** Homes that a form or a file can bring, each with what its check refuses. */
export const refusedHomes: [string, typeof NewProperty, unknown][] = [
  ['an empty home', NewProperty, home],
  ['a home with long texts', NewProperty, { ...home, title: long, location: long, price: long, description: long }],
  ['a home with bad characters', NewProperty, { ...home, title: badCharacter, features: [badCharacter] }],
  ['a home with many tours and documents', NewProperty, { ...home, tours: links(5), documents: links(6) }],
  ['a home with a tour twice', NewProperty, { ...home, tours: twice('x'), documents: twice('x') }],
  [
    'a home with a long caption',
    NewProperty,
    { ...home, pictures: [{ url: `https://a.example/${'ü'.repeat(1500)}`, caption: long }] },
  ],
  [
    'a home with an empty contact',
    NewProperty,
    { ...home, contact: { name: '', phone: long, email: 'x', image: 'x' } },
  ],
  [
    'a home with open times that are none',
    NewProperty,
    {
      ...home,
      openTimes: [
        openTime('2026-12-01T10:00:00Z', '2026-12-01T09:00:00Z'),
        openTime('2026-12-02T10:00:00Z', '2026-12-02T10:01:00Z'),
        openTime('2026-12-03T10:00:00Z', '2026-12-04T10:00:00Z'),
        openTime('2036-12-03T10:00:00Z', '2036-12-03T11:00:00Z'),
        openTime('2026-12-03T10:00:00Z', '2026-12-03T11:00:00Z'),
      ],
    },
  ],
  [
    'a home with values of other kinds',
    NewProperty,
    { ...home, date: 'x', addressShown: 'x', auctionAt: 'x', auctionConditional: 'x', latitude: 1 },
  ],
  ['a point without its longitude', NewProperty, { ...whole, latitude: 1 }],
  ['a home with many open times', NewProperty, { ...home, openTimes: Array(13).fill(openTime('x', 'x')) }],
]
