import { expect, test } from 'vitest'
import { leadsAwayIn } from './away-words.ts'
import { contactsIn } from './contact-words.ts'

const kinds = (text: string) => contactsIn(text).map(({ kind }) => kind)

test.each([
  ['letters that folding makes longer', 'link', 'Fotos auf große-häuser.io, Straße und Maße dort.'],
  ['letters that folding makes longer', 'email', 'Œuvre rare : anna.keys arobase mail point fr'],
  ['signs that folding removes', 'email', 'شكرًا جزيلاً، علي آت جيميل دوت كوم'],
  ['an ending that is a word, with a hyphen', 'link', 'See casa-facil.it for the pictures'],
  ['an ending that is a word, with a digit', 'link', 'Bilder auf loft7.at'],
  ['an ending that is a word, with a path', 'link', 'more on gardenflat.me/photos'],
  ['an address in capitals', 'link', 'More on CHEAP-HOMES.COM now'],
  ['an address with a capital, at the end', 'link', 'More on Cheap-Homes.Com.'],
  ['digits in the names of signs and services', 'email', 'anna.keys [at] gm4il d0t c0m'],
  ['a sign in brackets that may count paragraphs', 'email', 'anna.keys (a) mail.com'],
  ['black circles', 'phone', 'contact: ⓿❼❼⓿⓿❾⓿⓿❶❷❸'],
  ['wide digits without a leading zero', 'phone', 'mon numéro ６６１２３４５６７８'],
  ['mathematical digits without a leading zero', 'phone', '𝟔𝟔𝟏𝟐𝟑𝟒𝟓𝟔'],
  ['raised digits', 'phone', '⁶⁶¹²³⁴⁵⁶'],
  ['Arabic digits among Latin letters', 'phone', 'reach me ٧٧٠٠٩٠٠١٢٣'],
  ['letters like 2, 5 and 8 among single digits', 'phone', '5 S 1 7 B 9 0 2 Z 4'],
])('finds contact details behind %s: %s', (_disguise, kind, text) => {
  expect(kinds(text)).toEqual([kind])
})

test.each([
  'Moradia bem estimada e bem equipada.Com varanda ampla e sol todo o dia.',
  'Appartement met nieuwe badkamer.De woning is instapklaar.',
  'Piso muy luminoso.Es un piso exterior.',
  'House with a large garden.Top floor has two bedrooms.',
  'Der Boden ist aus Eiche.Die Küche ist neu.',
  'The flat is above a cafe.It has a balcony. A new bath.At the back is a yard.',
  'The home is well kept.it has a yard, and the shop is near.at the back are trees.',
  'Option (a) freehold. Option (b) leasehold.',
  'Paragraph 3(a) applies. Please read it.',
  '① Küche ② Bad ③ Flur ④ Zimmer ⑤ Keller ⑥ Garage ⑦ Garten',
  'Area 85 m², garden 120 m², volume 900 m³.',
  'Nummer der Baulast 88412077.',
  'Numero di contatore 20417788, numero utenza 441788204.',
  'Número do contador 20417788, inscrito no registo com o número 12204417.',
  'Inscrit au registre sous le numéro 12204417.',
  'In het register staat het onder nummer 12204417.',
  'Numer licznika 20417788, numer umowy 441788204.',
  'Sayaç numarası 20417788, taşınmaz numarası 44178841.',
  'WhatsApp group since 2023-04-12.',
])('finds no contact details in: %s', (text) => {
  expect(contactsIn(text)).toEqual([])
})

test.each([
  'Nummer 61234567, gern abends.',
  'Il mio numero privato: 333 1234567.',
  'O meu número é 612 345 678.',
  'Numer: 601 234 567.',
  'Nummer is 612345678.',
  'Telefon numarası 5321234567.',
  'Numaram 5321234567.',
])('reads a number that only a word for numbers or telephones announces: %s', (text) => {
  expect(kinds(text)).toEqual(['phone'])
})

test.each([
  'Schreibt auf v1ber an mich.',
  'Write me on 1nstagram please.',
  'Contact me on V!ber please.',
  'Text me on te1e6ram.',
])('reads the name of a messenger in signs like its letters: %s', (text) => {
  expect(leadsAwayIn(text)).toHaveLength(1)
})
