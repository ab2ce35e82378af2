import { contactsIn, leadsAwayIn, type Passage, paymentsIn } from 'listing-text'
import { expect, test } from 'vitest'
import { passagesOf } from './text-rules.ts'
import type { WrittenHome } from './texts-of.ts'

const home: WrittenHome = {
  title: 'Flat by the park',
  description: 'Two bedrooms and a balcony.',
  translations: null,
  location: '14 Albert Road, Leeds LS6 1AB',
  givenAddress: '',
  price: '£245,000',
  features: ['Lift'],
  captions: ['Kitchen'],
  tours: null,
  documents: null,
  contactName: null,
  figures: null,
}
const PAYMENT = 'Pay the deposit before the viewing.'
const fieldsOf = (change: Partial<WrittenHome>, passagesIn: (text: string) => Passage[] = paymentsIn) =>
  passagesOf({ ...home, ...change }, passagesIn).map(({ fields }) => fields)
const all = (change: Partial<WrittenHome>) =>
  [contactsIn, paymentsIn, leadsAwayIn].flatMap((passagesIn) => passagesOf({ ...home, ...change }, passagesIn))

test.each<[string, Partial<WrittenHome>]>([
  ['title', { title: PAYMENT }],
  ['description', { description: `${home.description} ${PAYMENT}` }],
  ['translations', { translations: { es: { description: 'Transfiere la señal antes de la visita.' } } }],
  ['location', { location: `Leeds. ${PAYMENT}` }],
  ['location', { givenAddress: `14, ${PAYMENT}, Leeds` }],
  ['features', { features: ['Lift', PAYMENT] }],
  ['captions', { captions: ['Kitchen', PAYMENT] }],
  ['tours', { tours: [{ url: 'https://tours.example/1', title: PAYMENT }] }],
  ['documents', { documents: [{ url: 'https://files.example/1', title: PAYMENT }] }],
  ['contact', { contactName: PAYMENT }],
  ['heating', { figures: { heating: PAYMENT } }],
  ['commission', { figures: { commission: PAYMENT } }],
  ['title, captions', { title: PAYMENT, captions: [PAYMENT] }],
])('finds what is written in: %s', (fields, change) => {
  expect(fieldsOf(change)).toEqual([fields])
})

test('a number that is divided between two features is found in them', () => {
  expect(fieldsOf({ features: ['Call 07700', '900 123'] }, contactsIn)).toEqual(['features'])
})

test('a number that begins in the title and ends in the description is found, and in neither', () => {
  expect(fieldsOf({ title: 'Call 07700', description: '900 123' }, contactsIn)).toEqual([''])
})

test.each(['£245,000, call 07700 900123', '245000 anna@mail.example', '£245,000 wa.me/447700900123'])(
  'contact details beside an amount are found: %s',
  (price) => {
    expect(fieldsOf({ price }, contactsIn)).toEqual(['price'])
  },
)

test.each([
  '£250,000 - £300,000',
  '250000-300000',
  '1.249.500,00 €',
  "CHF 1'250'000.-",
  'de 1 249 500 à 1 350 000 €',
  'Offers over £0.9 million',
  'R$ 1.250.000',
  '12.495.000 TL',
  '2 495 000 kr',
])('an amount is no contact detail: %s', (price) => {
  expect(all({ price })).toEqual([])
  expect(
    all({ price, location: 'Prager Straße 1, 01067', givenAddress: '1, Prager Straße, Dresden, 01067, DE' }),
  ).toEqual([])
})

test('a disguised address is found in its field', () => {
  const captions = ['marta (arr0ba) casalinda (punt0) es']
  expect(fieldsOf({ captions }, contactsIn)).toEqual(['captions'])
})

test('digits at the end of a field and at the beginning of the next are no number', () => {
  expect(all({ location: 'Prager Straße 1, 01067', features: ['2500000 cm² Garten'] })).toEqual([])
})

test.each([
  ['IMG_20260301_184512', 'DSC_0044', 'floor_plan', 'WhatsApp Image 2026-03-01 at 18.45.12', 'Bild_03.jpg'],
  ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20'],
  ['31415_CBR012345678_IMG_01_0000.jpg', 'WhatsApp Bild 2026-03-01 um 10.12.44', 'IMG-20260301-WA0017'],
  ['Ground floor 1:100', '48.13.52 N 11.34.30 E', '2048x1536'],
])('captions that are names of files or numbers have nothing to find: %s', (...captions) => {
  expect(all({ captions })).toEqual([])
  const documents = captions.map((title, at) => ({ url: `https://files.example/${at}`, title }))
  expect(all({ documents })).toEqual([])
})

test.each([
  'ring_07700_900_123',
  'WhatsApp me 07700 900123',
  'WhatsApp me for the real price',
  'look for anna_keys_example',
])('a caption that is no name of a file is read: %s', (caption) => {
  expect(all({ captions: [caption] }).length).toBeGreaterThan(0)
})

test.each<Partial<WrittenHome>>([
  { features: ['EPC C (72)', 'Council tax band D £2,114.87', 'Built 1998', '3 bedrooms', '1,076 sq ft', '2 baths'] },
  { features: ['Deposit £500', 'Viewing by appointment', 'No chain', 'Cash buyers only', 'Keys with the agent'] },
  { features: ['Nebenkosten 250 €', 'Kaution 3 Monatsmieten', 'Stellplatz 0417', 'Provisionsfrei'] },
  {
    figures: {
      energyCosts: '1.240 - 1.720 € / 2.140 €',
      councilTax: 'Band F £3,012.44',
      commission: '3,57 % inkl. 19 % MwSt.',
    },
  },
  {
    figures: {
      heating: 'Gas, Viessmann Vitodens 200-W B2HF',
      heatingFuel: 'Gas, Strom',
      energyCosts: 'entre 1 240 € et 1 720 € par an',
    },
  },
  { location: '17 bis, 19 et 21-23 rue de la Gare, 35000 Rennes' },
  { location: 'Calle Mayor 17, 4.º 2.ª, 08001 Barcelona', features: ['Ref. 0985-44170', '2 terrazas'] },
  { location: 'Av. 9 de Julio 1234, C1073ABA Buenos Aires', contactName: 'Anna-Maria Keys' },
  {
    documents: [
      { url: 'https://files.example/1', title: 'EPC 2618-3904-7221-5609-3964' },
      { url: 'https://files.example/2', title: 'Energieausweis_HH_2023' },
    ],
    tours: [{ url: 'https://tours.example/1', title: 'Online viewing with our agent' }],
  },
])('finds nothing in the fields of an honest listing: %o', (change) => {
  expect(all(change)).toEqual([])
})
