import type { XmlRules } from './xml-rules.ts'

const text = { text: /^/ }
const required = { text: /\S/ }
const whole = { text: /^\d+$/ }
const upTo = (most: number) => ({ text: new RegExp(`^[\\s\\S]{1,${most}}$`, 'u') })
const flag = { text: /^[01]?$/ }
const decimal = { text: /^-?\d+(?:\.\d{1,8})?$/ }

/**
 * Kyero's version 3: the rules of its schema and documentation (up to V3.6, with tagged plans) for the elements we
 * write.
 */
export const kyeroRules: XmlRules = {
  root: 'root',
  elements: {
    root: { children: 'kyero agent? property+' },
    kyero: { all: 'feed_version feed_generated?' },
    feed_version: { text: /^3$/ },
    agent: { all: 'name? email?' },
    name: text,
    email: text,
    property: {
      all: 'id date ref price currency? price_freq leasehold? new_build? type town province country? location? location_detail? beds? baths? pool? surface_area? energy_rating? video_url? virtual_tour_url? desc features? images',
    },
    id: upTo(50),
    date: { text: /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) \d\d:\d\d:\d\d$/ },
    ref: upTo(255),
    price: whole,
    currency: { text: /^(?:EUR|GBP|USD)$/ },
    price_freq: { text: /^(?:sale|month)$/ },
    leasehold: flag,
    new_build: flag,
    type: { text: /^[a-zA-Z&\s()/-]{3,}$/ },
    town: required,
    province: required,
    country: upTo(50),
    location: { all: 'latitude longitude' },
    latitude: decimal,
    longitude: decimal,
    location_detail: upTo(50),
    beds: whole,
    baths: whole,
    pool: flag,
    surface_area: { all: 'built? plot?' },
    built: whole,
    plot: whole,
    energy_rating: { all: 'consumption? emissions?' },
    consumption: { text: /^[A-GX]$/ },
    emissions: { text: /^[A-GX]$/ },
    video_url: { text: /^https?:/ },
    virtual_tour_url: { text: /^https?:/ },
    desc: { all: 'ca? da? de? en? es? fi? fr? it? nl? no? pt? ru? sv?' },
    en: text,
    es: text,
    de: text,
    fr: text,
    features: { children: 'feature+' },
    feature: upTo(35),
    images: { children: 'image*' },
    image: { all: 'url? tags?', attributes: { id: /^(?:[1-9]|[1-4]\d|50)$/ } },
    url: { text: /^https?:\/\/.*\.(?:gif|jpe?g|png|GIF|JPE?G|PNG)$/ },
    tags: { children: 'tag+' },
    tag: { text: /^floorplan$/ },
  },
}
