// Homes a second that are written and read in each format, of 5,000 invented homes.
import { feedFormats, readFeed, writeFeed } from 'feed-formats'

const HOMES = 5_000
const facts = { type: 'house', bedrooms: 3, bathrooms: 2, area: 120, areaUnit: 'm2', features: ['Garden', 'Garage'] }
async function* homes() {
  for (let at = 0; at < HOMES; at++)
    yield {
      reference: `1_${at}`,
      place: {},
      title: `Mill House ${at}`,
      description: 'A quiet home by the river. '.repeat(20),
      price: '250000',
      market: 'available',
      location: 'Mill Lane, Bath',
      addressShown: 'whole',
      facts,
      address: {
        street: 'Mill Lane',
        town: 'Bath',
        postcode: 'BA1 1AA',
        country: 'GB',
      },
      pictures: [
        {
          url: `https://pictures.example/${at}.jpg`,
          caption: '',
        },
      ],
    }
}
const agent = { name: 'Ann Agent', email: 'ann@agents.example' }
const terms = { agent, currency: 'EUR', origin: 'https://homes.example', at: new Date(), software: 'Example' }
const perSecond = (begun) => `${Math.round(HOMES / ((performance.now() - begun) / 1000)).toLocaleString('en')} a second`

for (const format of Object.keys(feedFormats).filter((name) => name !== 'csv')) {
  const begun = performance.now()
  const pieces = []
  for await (const piece of writeFeed(format, homes(), terms)) pieces.push(piece)
  const written = perSecond(begun)
  const start = performance.now()
  let read = 0
  for await (const { kind } of readFeed(format, pieces[Symbol.iterator]())) read += kind === 'listing' ? 1 : 0
  if (read !== HOMES) throw new Error(`${format}: ${read} homes were read`)
  console.log(`${format.padEnd(9)} written ${written}, read ${perSecond(start)}`)
}
