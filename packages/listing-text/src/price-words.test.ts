import { expect, test } from 'vitest'
import { priceTerms } from './price-words.ts'

const terms = (description: string) => priceTerms({ title: 'Home', description })
const NONE = { isShare: false, isLowForReason: false }

test.each([
  ['A 25% share of this flat, with shared ownership through the association.', 0.25],
  ['Shared ownership: the price is for a share of 40 %.', 0.4],
  ['Offered as a half share in the cottage.', 0.5],
  ['A quarter share, part buy and part rent.', 0.25],
])('reads the share that a price is for: %s', (text, share) => {
  expect(terms(text)).toMatchObject({ isShare: true, share })
})

test.each([
  'A fifth share in the cottage, part buy and part rent.',
  'Shared ownership, subject to the usual conditions.',
])('reads a share of no known size: %s', (text) => {
  expect(terms(text)).toEqual({ ...NONE, isShare: true, reason: text })
})

test('a share of the freehold that comes with a flat is no share of the flat', () => {
  expect(terms('A share of the freehold comes with the flat.').isShare).toBe(false)
})

test.each([
  'A prefab of 1948, cash buyers only.',
  'Cash only, as it is not mortgageable.',
  'Would suit a cash buyer, as it needs a new roof.',
  'Suitable for cash buyers, due to its construction.',
  'Cash buyers required.',
  'For sale by online auction.',
  'Sold with a sitting tenant.',
  '58 years left on the lease.',
  'The roof has fallen in.',
])('a price may be low for a reason: %s', (text) => {
  expect(terms(text).isLowForReason).toBe(true)
})

test.each([
  ['Two bedrooms. Cash buyers only. No chain.', 'Cash buyers only.'],
  ['Ruhige Lage. Verkauf durch Zwangsversteigerung am 3. Mai.', 'Verkauf durch Zwangsversteigerung am 3.'],
  ['A 25% share. For sale by auction.', 'For sale by auction.'],
  ['Two bedrooms. A 25% share. Near the park.', 'A 25% share.'],
])('returns the sentence that gives the reason: %s', (text, reason) => {
  expect(terms(text).reason).toBe(reason)
})

test.each([
  'For sale is a lock-up garage; no dwelling is included.',
  'Two weeks a year are for sale.',
  'Garage zu verkaufen.',
])('reads a part of a home, or of its use, that is for sale: %s', (text) => {
  expect(terms(text).isShare).toBe(true)
})

test.each([
  'A light flat near the station.',
  'Cash buyers preferred because of a quick sale.',
  'The auction house is next door.',
  'No onward chain. Parking for two cars.',
  'Not sold by auction, and no tenants.',
  'This is not a probate sale.',
  'Piso libre, no ocupado.',
  'El piso no está ocupado.',
  'Nicht vermietet, keine Zwangsversteigerung.',
  'Appartement libre, non occupé.',
  'Casa libera, non occupata.',
  'Imóvel livre, não ocupado.',
  'Niet verhuurd.',
  'Mieszkanie bez najemcy.',
  'İpotekli değildir.',
  'لا يوجد مستأجر',
  'The probate registry is a short walk away.',
  'Erfpacht eeuwigdurend afgekocht.',
  'Erbbaurecht abgelöst.',
  'Zakup na kredyt lub za gotówkę.',
  'Komple yenilendi.',
  'Usufrutto estinto, inquilini usciti a maggio.',
  'The garage is not included, the house is sold with its garden.',
  'Only the garage needs paint.',
  'The castle ruins are floodlit at night.',
  'La subasta fue anulada.',
])('names no reason for a low price: %s', (text) => {
  expect(terms(text)).toEqual(NONE)
})

test.each([
  ['Verkauft wird ein Anteil von 40 % an der Wohnung.', 0.4],
  ['Participación del 25 % de la vivienda.', 0.25],
  ['Quote-part de 25 % en indivision.', 0.25],
  ['Quota del 50 % di un appartamento.', 0.5],
  ['Venda de 1/2 em compropriedade.', 0.5],
  ['Aandeel van 50 % in de woning.', 0.5],
  ['Udział 1/2 w mieszkaniu.', 0.5],
  ['Hisseli tapu, %50 hisse.', 0.5],
  ['حصة ٢٥٪ من الشقة', 0.25],
])('reads the share in other languages: %s', (text, share) => {
  expect(terms(text)).toMatchObject({ isShare: true, share })
})

test.each([
  'Zwangsversteigerung, Verkehrswert 210.000 Euro.',
  'Solo efectivo, no hipotecable.',
  'Vente aux enchères, mise à prix 40 000.',
  'Asta giudiziaria, offerta minima 40.000.',
  'Leilão, lance mínimo 40.000, só à vista.',
  'Veiling, alleen contant.',
  'Licytacja komornicza, tylko gotówka.',
  'İcradan satılık, krediye uygun değil.',
  'بيع بالمزاد العلني، كاش فقط',
])('a price may be low for a reason in other languages: %s', (text) => {
  expect(terms(text).isLowForReason).toBe(true)
})

test('words of a short text that two languages share are read in both', () => {
  expect(terms('Usufructo vitalicio a favor de la vendedora.').isShare).toBe(true)
})

test.each([
  'Small house in a great location, rewired. Sensible offers are invited by the owner.',
  'Helle Wohnung, Miteigentumsanteil 48/1000. Keine Versteigerung.',
  'Appartement lumineux, quote-part des charges 120 euros, sans locataire en place.',
  'Appartamento con quota di giardino condominiale.',
  'Licht appartement, aandeel in de VvE.',
  'Jasne mieszkanie z udziałem 1/4 w drodze.',
  'Aydınlık daire, arsa payı 12/480.',
])('a part of what homes have in common is no share, and what is denied no reason: %s', (text) => {
  expect(terms(text)).toEqual(NONE)
})

test.each([
  'Reforma integral en 2022, detector de incendios, sin hipoteca ni cargas.',
  "Rénovation totale en 2021, détecteur d'incendie, une succession de pièces en enfilade.",
  'Ristrutturazione totale nel 2020, soggiorno in stile rustico, cotto grezzo.',
  'Remodelação total em 2022, deteção de incêndio, lugar para caravana.',
  'Dom, kapitalny remont w 2020, mieszkanie bez hipoteki.',
  'Seit der Kernsanierung 2021 neuwertig. Nachlass bei schneller Entscheidung.',
  'Complete renovation in 2019, distressed oak floors, rents are below market here.',
  'Totale renovatie in 2020 afgerond.',
  '2021 komple tadilat yapıldı, yangın merdiveni var, toki evlerine yakın.',
  'تجديد كامل عام ٢٠٢٢ بمواد ممتازة',
  'Remates de gran calidad en toda la casa.',
])('what is done, safe or well finished is no reason for a low price: %s', (text) => {
  expect(terms(text)).toEqual(NONE)
})

test.each([
  'Necesita reforma integral.',
  'Prévoir rénovation totale.',
  'Necessita di ristrutturazione totale.',
  'A precisar de remodelação total.',
  'Mieszkanie do generalnego remontu.',
  'Kernsanierung erforderlich.',
  'In need of complete renovation.',
  'Totale renovatie nodig.',
  'Komple tadilat gerekiyor.',
  'يحتاج ترميم كامل',
  'Casa incendiada en 2020.',
  'Vente suite à succession.',
  'Haus aus dem Nachlass.',
  'Rustico da ristrutturare.',
  'Piso en remate judicial.',
])('what is still to be done, burnt or inherited is one: %s', (text) => {
  expect(terms(text).isLowForReason).toBe(true)
})
