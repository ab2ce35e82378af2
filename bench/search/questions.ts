import { MAX_CORNERS, type Ring } from '#contract/drawn-area'
import type { PropertySearch } from '#contract/property-search'

/** As many corners as an area can have, `degrees` from a middle, one after another by `turn` of a circle. */
const around = (latitude: number, longitude: number, degrees: (at: number) => number, turn = 1 / MAX_CORNERS): Ring =>
  Array.from({ length: MAX_CORNERS }, (_, at) => {
    const angle = 2 * Math.PI * at * turn
    return [latitude + degrees(at) * Math.sin(angle), longitude + 1.7 * degrees(at) * Math.cos(angle)]
  })
/** A star, about 6 km wide, in Manchester. */
const star = around(53.48, -2.24, (at) => (at % 2 === 0 ? 0.03 : 0.015))
const crossingItself = around(53.48, -2.24, () => 0.03, 0.49)
const acrossTheDateLine = around(-17.5, 180, () => 3)
const upToThePole = around(75, 20, () => 15)
const withoutWidth: Ring = Array.from({ length: MAX_CORNERS }, (_, at) => [53.48, -2.24 + 0.001 * at])

export const searches: Record<string, PropertySearch> = {
  newest: {},
  'cheapest first': { sort: 'priceAsc' },
  'dearest first': { sort: 'priceDesc' },
  'a rare word': { q: 'observatory' },
  'a word of some descriptions': { q: 'inglenook' },
  'a common word': { q: 'garden' },
  'a word of every home': { q: 'road' },
  'a part of words': { q: 'anches' },
  'a misspelt word': { q: 'manchestre' },
  'a word that is nowhere': { q: 'zeppelin' },
  'a short word': { q: '7' },
  'several common words': { q: 'detached garden manchester' },
  'several words, one rare': { q: 'house with inglenook in salford' },
  'several words, seldom together': { q: 'orangery cellar conservatory' },
  'a place': { q: 'Ramsbottom' },
  'a big place': { q: 'Newcastle upon Tyne' },
  'a common feature': { feature: ['Garden'] },
  'a rare feature': { feature: ['Orangery'] },
  'several features': { feature: ['Pool', 'Lift'] },
  'a type': { type: ['apartment'] },
  'a rare type': { type: ['land', 'other'] },
  'bedrooms and bathrooms': { beds: 5, baths: 3 },
  'an area': { area: 2500 },
  'a price range': { minPrice: 250_000, maxPrice: 300_000 },
  'a narrow price range': { minPrice: 1_000_000, maxPrice: 1_010_000 },
  'from a price, cheapest first': { minPrice: 300_000, sort: 'priceAsc' },
  'up to a price, dearest first': { maxPrice: 150_000, sort: 'priceDesc' },
  'a common word, cheapest first': { q: 'garden', sort: 'priceAsc' },
  'a rare word, dearest first': { q: 'inglenook', sort: 'priceDesc' },
  'a part of a city': { bbox: { west: -2.26, south: 53.47, east: -2.22, north: 53.49 } },
  'a region': { bbox: { west: -2.8, south: 53.3, east: -1.9, north: 53.7 } },
  'an area of 100 corners': { within: [star] },
  'an area of 100 corners with rooms and a price': { within: [star], beds: 3, maxPrice: 400_000 },
  'an area that crosses itself': { within: [crossingItself] },
  'an area across the line of dates': { within: [acrossTheDateLine] },
  'an area that touches a pole': { within: [upToThePole] },
  'an area without width': { within: [withoutWidth] },
  'a radius': { near: { latitude: 53.48, longitude: -2.24, metres: 3000 } },
  'a rectangle without homes': { bbox: { west: -5, south: 53.47, east: -4, north: 53.49 } },
  'at most some rooms': { maxBeds: 1, maxBaths: 1 },
  'a big plot': { plot: 20_000 },
  'a small area': { maxArea: 450 },
  'cheap by its area': { maxPerArea: 120 },
  'cheapest by area first': { sort: 'perAreaAsc' },
  'years of building': { minYear: 1990, maxYear: 1999 },
  'a rare tenure': { tenure: ['other'] },
  'a frequent tenure': { tenure: ['freehold'] },
  'a good energy rating': { energy: 'B' },
  'without a feature': { notFeature: ['Garden'] },
  'without a word': { q: 'garden -garage' },
  'new this week': { since: 'P7D' },
  'many pictures': { pictures: 12 },
  'not under offer': { notUnderOffer: true },
  'a lowered price': { lowered: true },
  'all together': {
    q: 'garden manchester',
    minPrice: 150_000,
    maxPrice: 400_000,
    type: ['house', 'townhouse'],
    beds: 3,
    baths: 2,
    area: 1200,
    feature: ['Garage'],
    bbox: { west: -2.4, south: 53.4, east: -2.1, north: 53.6 },
    sort: 'priceAsc',
  },
  'all together, seldom met': {
    q: 'terraced cellar stockport',
    minPrice: 200_000,
    maxPrice: 260_000,
    beds: 4,
    feature: ['Conservatory', 'Balcony'],
    sort: 'priceDesc',
  },
}
