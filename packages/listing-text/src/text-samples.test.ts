import { expect, test } from 'vitest'
import { readTexts, type SampleText } from '../test/texts/read-texts.ts'
import { leadsAwayIn } from './away-words.ts'
import { contactsIn } from './contact-words.ts'
import { languages } from './languages.ts'
import type { Passage } from './passages.ts'
import { paymentsIn } from './payment-words.ts'

const passagesIn: Record<Exclude<SampleText['rule'], 'honest'>, (text: string) => Passage[]> = {
  payment: paymentsIn,
  away: leadsAwayIn,
  contact: contactsIn,
}
const isFlagged = (text: string) => Object.values(passagesIn).some((find) => find(text).length > 0)
const isFound = ({ rule, text }: SampleText) => rule !== 'honest' && passagesIn[rule](text).length > 0
const samples = (
  [
    'tuned',
    'held-out',
    'later',
    'fresh',
    'fresh-second',
    'fresh-third',
    'fresh-honest',
    'round-1',
    'round-2',
    'round-3',
    'round-4',
    'round-5',
    'round-6',
    'round-7',
    'round-8',
    'round-9',
    'round-10',
    'round-11',
    'round-12',
    'round-13',
    'round-14',
    'round-15',
    'round-16',
    'round-17',
    'round-18',
    'round-19',
    'round-20',
    'round-21',
    'round-22',
    'round-23',
    'round-24',
    'round-24-held-out',
    'round-25',
  ] as const
).flatMap(readTexts)

const codes = languages.map(({ code }) => code)
const drawn = codes.filter((code) => ['de', 'ar'].includes(code))
const RIGHT =
  'the right rule finds 90 percent of the invented texts of a language, and 3 of the honest ones at most: %s'
test.each(drawn)(RIGHT, findsInvented)
test.each(codes.filter((code) => !drawn.includes(code)))(RIGHT, { tags: 'all' }, findsInvented)

function findsInvented(code: (typeof codes)[number]) {
  const own = samples.filter(({ language }) => language === code)
  const invented = own.filter(({ rule }) => rule !== 'honest')
  const honest = own.filter(({ rule }) => rule === 'honest')
  expect(invented.length).toBeGreaterThanOrEqual(20)
  expect(honest.length).toBeGreaterThanOrEqual(20)
  const missed = invented.filter((sample) => !isFound(sample)).map(({ text }) => text)
  const flagged = honest.filter(({ text }) => isFlagged(text)).map(({ text }) => text)
  expect(missed.length / invented.length, missed.join('\n')).toBeLessThanOrEqual(0.1)
  expect(flagged.length / honest.length, flagged.join('\n')).toBeLessThanOrEqual(0.03)
}

test.each([
  ['Cyrillic and Greek letters that look like Latin ones', 'Write me on Whаtsарр, it is faster.'],
  ['digits that look like letters', 'Write me on t3l3gr4m please.'],
  ['single letters', 'Message me on w h a t s a p p now.'],
  ['digits, with no other word', 'wh4ts4pp or t3l3gr4m'],
  ['Cyrillic letters, with no other word', 'Whаtsарр 24/7'],
])('reads disguised names of messengers: %s', (_how, text) => {
  expect(leadsAwayIn(text)).toHaveLength(1)
})

test.each([
  ['Arabic digits', 'هاتف ٠٥٠ ١٢٣ ٤٥٦٧'],
  ['Devanagari digits', 'Call ०७७०० ९००१२३'],
  ['full-width digits', '０７７００　９００　１２３'],
  ['words of another language', 'Ring null sieben sieben null null neun null null eins zwei drei'],
  ['words with "double"', 'o double seven double o, nine double o, one two three'],
  ['a link in words', 'pictures at bit ly slash m3-pent'],
  ['a link with the dot in brackets', 'bit(dot)ly/m3-pent'],
  ['mathematical letters', '𝐰𝐫𝐢𝐭𝐞 𝐭𝐨 𝐚𝐧𝐧𝐚@𝐦𝐚𝐢𝐥.𝐞𝐱𝐚𝐦𝐩𝐥𝐞'],
  ['mathematical digits', '𝟎𝟕𝟕𝟎𝟎 𝟗𝟎𝟎 𝟏𝟐𝟑'],
  ['digits in circles', '⓪⑦⑦⓪⓪⑨⓪⓪①②③'],
  ['digits on keycaps', 'ring 0️⃣7️⃣7️⃣0️⃣0️⃣9️⃣0️⃣0️⃣1️⃣2️⃣3️⃣'],
  ['Bengali digits', '০৭৭০০৯০০১২৩'],
  ['stars between digits', '0*7*7*0*0*9*0*0*1*2*3'],
  ['words glued to digits', 'text 07 4five6 32one 987'],
  ['hundreds in words', 'sıfır beş üç iki, dört yüz on, yirmi bir, otuz sekiz'],
  ['the area code after the number', 'five five five, then zero one nine nine, area code two one two'],
  ['a name after that of its service', 'insta: anna_keys'],
  ['a comma for the full stop', 'anna@gmail,com'],
  ['the scheme of an application', 'skype:anna.keys'],
  ['Arabic words for the signs', 'علي آت جيميل دوت كوم'],
  ['numbers of two digits after each other', 'zero seven, seventy, ninety, twelve, thirty four'],
  ['words for hundreds', 'zadzwoń: pięćset, zero zero zero, sto dwadzieścia trzy'],
  ['several zeros', 'ring zero seven, four zeros, nine one two'],
  ['two digits in one word', 'nulzes nulnul twaalf viervijf'],
  ['a name with an underscore', 'look for anna_keys_example'],
  ['pieces in figures with words between', 'It starts with 06, then 12 and 34, and ends in 5678.'],
  ['pairs and plurals of digits', 'Dial nought, seven, a pair of eights, nine, three fours, one, two.'],
  ['a mail service by its sound', 'Gee mail is where I read.'],
  ['the name of the @ sign', 'Vor dem Affenschwanz steht mein Name.'],
  ['an address with the names of its signs', 'kurz punkt example schrägstrich loft44'],
  ['digits on keycaps, with no other word', '6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣9️⃣8️⃣'],
  ['a sign whose name is disguised', 'marta (arr0ba) casalinda (punt0) es'],
  ['a sign whose name is broken', 'lotte (apenst@artje) huis (p_unt) example'],
  ['a picture in which it stands', 'My number is to be read in the last photo.'],
  ['a number told in pieces', 'My number: 0160, the year the wall fell, then 44 and 810.'],
  ['the name of a firm in a picture', 'The company name is in photo four, look us up.'],
  ['an address whose sign is left out', 'Write to anna.keys and then the usual google mail ending.'],
  ['an address by the name of its service', 'Schreibt mir lieber: k.keys86 bei web, Endung wie Deutschland.'],
  ['a comma between a service and a name', 'More on my insta, t2.flat.example, send a DM.'],
  ['single signs of which some are letters', '0 5 4 I - 2 2 O - 7 8 - 6 5'],
  ['letters between digits that they look like', 'O79I1 - 3Z4 - 8B5'],
  ['letters between digits and a number word', '6O7 dwa1l 4S8'],
  ['Arabic lengthening signs between digits', '٠١ـ٠٠ـ٣٤ـ٧٧ـ٨١ـ٩'],
  ['an address with commas between its parts', 'marcia, at sign, examplemail, dot co dot uk'],
])('reads disguised contact details: %s', (_how, text) => {
  expect(contactsIn(text)).toHaveLength(1)
})

test.each([
  'Sehr helle Wohnung mit Wendeltreppe, Kaution 2.000 Euro bei Vertragsabschluss.',
  'Scala a chiocciola in ferro che porta al terrazzo.',
  'Rénovée en 2012, 2016 et 2020 ; lot 0412 0027 1188.',
  'Two hundred and thirty-five thousand, four bedrooms, two bathrooms.',
  'See floor_plan.pdf; reference AB_1234.',
  'Owner abroad in Canada; our office holds the keys and signs the papers online.',
  'A un punto de la playa, con el punto es de encuentro.',
  'Du point de vue de la lumière, un bien rare.',
  'Works begin in 03 2026, then 09 2027, and end in 12 2028.',
  'Zahlungen in Bitcoin nehmen wir nicht an.',
  'The previous agency charged 100 euros for a viewing.',
  'Rent and deposit are due when you get the keys.',
  'Come to the open house and then pay £150 for your room.',
  'Ring road 2 miles, junction 27 of the M1 4 miles, flights 0800-2200, 53 minutes to London.',
  'Scan the QR code on the board for the floor plan.',
  'My sister lives in Canada as I do, but the neighbour shows it to whoever likes to see it.',
  'The reception hands out the card on arrival, and the desk is open at all hours.',
  'I leave the kitchen units for €700, paid on entry against a receipt.',
  'It was our home while my husband served in Kuwait.',
  'Da 250000 o 300000 o 350000 euro, secondo il piano.',
  'Flats 1B 2B 3S 4S 5S 6S 7B 8B, plots 12Z 14Z.',
  'Proszę o SMS na numer z ogłoszenia.',
  'We let through Booking in summer, and guests get the key from the desk. The tax is 300 euros.',
  'The street is home to a free library, and the bus stops at Orange point.',
  'For security the exact address is given when your appointment is confirmed.',
  'Die genaue Adresse erhalten Sie nach Anfrage, eine Besichtigungsgebühr gibt es bei uns nicht.',
  'Let through Airbnb and Booking.com, income of £31,400 last year.',
  'No viewing fee is asked, and to see it you need no appointment.',
  'So as not to miss it, come on Saturday; the deposit is paid when you sign.',
  'A um ponto de encontro das linhas 1 2 3 4 5 6 7 8 9.',
  'If you get such a message in our name, forward it to us.',
  'Kod do skrytki z kluczami wysyłamy w dniu przyjazdu.',
  'Holding deposit £276.',
])('finds nothing in: %s', (text) => {
  expect(isFlagged(text)).toBe(false)
})

test.each([
  'Forward the £250 to us and we tell you when to come.',
  'My solicitor requires £1,500 to release the address, refundable at completion.',
  'To come and see it you need to put down the first rent, which comes off the deposit.',
  'Viewing tickets are €35 each.',
  "Le lieu exact n'est communiqué qu'aux personnes ayant réglé l'acompte de 500 €.",
  'Oglądać może ten, kto pokaże potwierdzenie przelewu 250 zł na moje konto, przy umowie odliczam.',
  'Para não perder o quarto transfira já a caução, depois combinamos um dia para o ver.',
  'Pour bloquer le bien le temps de venir le voir, merci de verser 2 000 € sur le compte de mon notaire.',
])('reads money before a viewing although a sale or tenancy is named: %s', (text) => {
  expect(paymentsIn(text)).toHaveLength(1)
})

test.each([
  ['a site', 'We let it through Airbnb. I have them send you the invoice, then the code of the door.'],
  ['a site by description', 'Kiralamayı bilinen tatil sitesi üzerinden yapıyoruz, size bağlantı yollarım.'],
])('reads a deal over %s of holiday lets, from which a link or a code comes', (_what, text) => {
  expect(leadsAwayIn(text)).toHaveLength(1)
})

test('a sentence is read to its end, however long it is', () => {
  const long = 'the garden is long and wide and '.repeat(30)
  expect(paymentsIn(`${long} you pay the deposit before the viewing`)).toHaveLength(1)
})
