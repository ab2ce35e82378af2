import type { XmlRules } from './xml-rules.ts'

const text = { text: /^/ }
const required = { text: /\S/ }
const number = { text: /^\d+(?:\.\d+)?$/ }
const yesNo = /^(?:yes|no)$/
const moment = /^\d{4}-\d\d-\d\d-\d\d:\d\d:\d\d$/
const listing = { modTime: moment, status: /^(?:current|withdrawn|offmarket|sold)$/ }

/** The rules of realestate.com.au's DTD (revision 1.62) for the elements we write. */
export const reaxmlRules: XmlRules = {
  root: 'propertyList',
  elements: {
    propertyList: { children: '( land | residential )*', attributes: { date: moment, username: /^/, password: /^/ } },
    residential: {
      children:
        'agentID uniqueID authority? underOffer? listingAgent* price? priceView? address? category? headline? description? features? landDetails? buildingDetails? inspectionTimes? auction? externalLink* videoLink? images? objects?',
      attributes: listing,
    },
    land: {
      children:
        'agentID uniqueID authority? underOffer? listingAgent* price? priceView? address? landCategory? headline? description? features? landDetails? auction? externalLink* videoLink? images? objects?',
      attributes: listing,
    },
    agentID: required,
    uniqueID: required,
    authority: { attributes: { value: /^(?:auction|exclusive|multilist|conjunctional|open|sale|setsale)$/ } },
    priceView: required,
    underOffer: { optional: { value: yesNo } },
    listingAgent: { children: 'name telephone* email?', optional: { id: /^[1-4]$/ } },
    name: required,
    telephone: { text: /\S/, optional: { type: /^(?:BH|AH|mobile)$/ } },
    email: required,
    price: { children: 'range?', text: /^\d*$/, optional: { display: yesNo } },
    range: { children: 'min max' },
    min: number,
    max: number,
    address: {
      children: 'site? subNumber? streetNumber? street suburb ( ( state postcode ) | ( region? postcode? ) ) country?',
      optional: { display: yesNo },
    },
    site: text,
    subNumber: text,
    streetNumber: text,
    street: text,
    suburb: required,
    state: required,
    region: required,
    postcode: required,
    country: text,
    category: { attributes: { name: /^(?:House|Apartment|Townhouse|Other)$/ } },
    headline: text,
    description: text,
    features: { children: 'bedrooms? bathrooms? garages? toilets? livingAreas? heating? otherFeatures?' },
    garages: number,
    toilets: number,
    livingAreas: number,
    heating: { optional: { type: /^(?:gas|electric|GDH|solid|other)$/ } },
    bedrooms: number,
    bathrooms: number,
    otherFeatures: text,
    landDetails: { children: 'area? frontage? depth*' },
    frontage: number,
    depth: { ...number, attributes: { side: /^(?:rear|left|right)$/ } },
    buildingDetails: { children: 'area*' },
    inspectionTimes: { children: 'inspection*' },
    inspection: { text: /^\d{2}-[A-Z][a-z]{2}-\d{4} \d{1,2}:\d\d[ap]m to \d{1,2}:\d\d[ap]m$/ },
    auction: { attributes: { date: moment } },
    area: { ...number, attributes: { unit: /^(?:square|squareMeter|acre|hectare)$/ } },
    images: { children: 'img*' },
    externalLink: { attributes: { href: /^https?:/ } },
    videoLink: { attributes: { href: /^https?:/ } },
    objects: { children: '( floorplan | img | document )*' },
    document: {
      attributes: { id: /^(?:[1-9]|10)$/ },
      optional: { url: /./, file: /./, title: /./, format: /^pdf$/ },
    },
    img: { attributes: { id: /^[a-z]$/ }, optional: { url: /./, file: /./, format: /^jpg$/ } },
    floorplan: { attributes: { id: /^[12]$/ }, optional: { url: /./, file: /./, format: /^(?:gif|jpg)$/ } },
  },
}
