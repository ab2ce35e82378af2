import { expect, test } from 'vitest'
import { leadsAwayIn } from './away-words.ts'
import { contactsIn } from './contact-words.ts'
import { paymentsIn } from './payment-words.ts'

const kinds = (text: string) => contactsIn(text).map(({ kind }) => kind)

test.each([
  ['phone', 'Ring 07700 900123 for the keys.'],
  ['phone', 'Ring 0 7 7 0 0 9 0 0 1 2 3 today.'],
  ['phone', 'Tel: +44 (0)7700-900-123'],
  ['phone', 'Text O77OO 9OO123 any time'],
  ['phone', 'ring O77OO 9OO 218'],
  ['phone', 'Call (617) 555-0123'],
  ['phone', 'Call ０７７００９００１２３'],
  ['phone', 'oh seven seven double oh nine double oh one two three'],
  ['phone', '+49 151 23456789'],
  ['email', 'Write to anna.keys@mail.example'],
  ['email', 'anna.keys (at) mail (dot) com'],
  ['email', 'anna.keys at mail dot com'],
  ['link', 'See www.cheap-homes.example/12'],
  ['link', 'More on cheap-homes.com'],
  ['link', 'cheap-homes dot com has more'],
  ['link', 'https://forms.example/secure'],
  ['account', 'I am @anna_keys there'],
])('finds contact details of the kind %s: %s', (kind, text) => {
  expect(kinds(text)).toEqual([kind])
})

test.each([
  'Built in 1890, extended 1998, 2004 and 2011.',
  'Guide price £450,000 to £475,000; 1,250 sq ft (116 m²).',
  'Council tax band D, reference 0123456789012.',
  'EPC certificate 0123-4567-8901-2345-6789.',
  'UPRN 010012345678.',
  'Btw-nummer NL 8123.45.678.B01.',
  'Baugenehmigung 0151-22344/2019.',
  'Postcode M14 5TQ, plot 0.12 acres.',
  'Open house on 12.09.2026 and 19.09.2026 from 10 to 12.',
  'Contact us through the page to arrange a viewing. Call the council for permits.',
  'One bathroom, two bedrooms, three floors, four parking places.',
  'Rooms 3.40 x 4.10, 2.80 x 3.15 and 4.05 x 5.60 m.',
  'The deposits go over with the contracts at completion. Gross yield 7.8 %.',
  'Looks at the gardens.Then come the garages.',
])('finds no contact details in what looks like some: %s', (text) => {
  expect(contactsIn(text)).toEqual([])
})

test.each([
  'A refundable deposit of £500 holds it for you.',
  'You pay the deposit before the viewing.',
  'The address is given once the fee is paid.',
  'Payment by Western Union only.',
  'Send half of the price to our account.',
  'We take bitcoin.',
  'Please send the deposit by Western Union before the viewing.',
  'Pay with gift cards.',
  'Bank transfer only.',
  'The money goes through MoneyGram.',
  'Transfer the first month to get the keys.',
  'They take the old path past our new Zelle.',
  'Viewings only after a deposit.2500€ that you send first.',
  'A £75 tenant report has to be bought before anyone gets a slot.',
  'Se reserva la visita solo a quien haya abonado antes las arras.',
])('finds a request for money: %s', (text) => {
  expect(paymentsIn(text)).toHaveLength(1)
})

test.each([
  'A deposit of 10 % is payable on exchange of contracts.',
  'A reservation fee of £1,000 secures your plot; the developer refunds it.',
  'The auction asks for a deposit when the hammer falls.',
  'The bank and the post office are five minutes away.',
  'Ground rent £250 and service charge £1,200 a year.',
  'Proof of funds required prior to viewing.',
  'Please bring proof of deposit to the viewing, or send evidence of funds before visiting.',
  'Tenant-occupied until close of escrow.',
  'Seller will credit $5,000 in escrow toward closing costs.',
  'Earnest money deposit of 1 % is held by the title company.',
  'The rent is paid quarterly in advance and the tenant asks for 24 hours notice before viewings.',
  'The tenants pay their rent in advance; a day’s notice is needed before viewing.',
  'The refundable holding deposit is kept in a tenancy deposit scheme.',
  'Funds must clear before the keys are released on completion.',
  'A loft in the Western Union building of 1907.',
  'The living room has a crypto-Gothic fireplace.',
  'Five minutes from the PayPal offices, with a view over the park.',
  'Guests once sent telegrams from the Western Union office on the ground floor.',
  'They take the old path past our very new Zelle.',
])('finds no request for money in an honest sale: %s', (text) => {
  expect(paymentsIn(text)).toEqual([])
})

test.each([
  'WhatsApp me.',
  'Contact me on telegram.',
  'Please do not use the contact form on this site.',
  'I rarely check messages here.',
  'We can do this outside the platform.',
  'The keys come by courier.',
  'Die Schlüssel schicke ich Ihnen nach Eingang der Kaution per UPS zu.',
  'The key will be under the mat.',
  'Scan the QR code in the last photo and talk to me there.',
  'Do not use the button below.',
  'Add me on telegram for the real price and a video tour.',
  'Airbnb will handle the payment.',
  'We do the deal through Airbnb.',
  'I am working abroad and want a quick sale.',
])('finds words that lead away: %s', (text) => {
  expect(leadsAwayIn(text)).toHaveLength(1)
})

test.each([
  'Contact us through the page.',
  'Good mobile signal, and Facebook’s offices are near.',
  'The owners are moving abroad.',
  'Viewings by appointment with the agent; keys are with the office.',
  'No onward chain, and the solicitor is instructed.',
  'Run for years as a successful Airbnb by the managing agent.',
  'Scan the QR code on the board for a video tour.',
  'Post comes to a shared lobby; couriers have their own fob.',
  'Until now let through Airbnb, hence the key box.',
  'Airbnb bookings are secure until spring, says the agent.',
])('finds nothing that leads away: %s', (text) => {
  expect(leadsAwayIn(text)).toEqual([])
})

test.each<[(text: string) => unknown[], string]>([
  [paymentsIn, 'Payment by Western Union only\nNow the house. We accept Western Union.'],
  [paymentsIn, 'You pay the deposit before the viewing\nYou pay the deposit before the viewing.'],
  [contactsIn, 'Ring 07700 900123\nMy number is 0 7 7 0 0 9 0 0 1 2 3, or +44 7700 900123.'],
  [contactsIn, 'anna.keys@mail.example\nWrite to Anna.Keys@mail.example'],
  [leadsAwayIn, 'WhatsApp me\nWhatsApp me!'],
])('finds one thing once, however often it is written: %o, %s', (passagesIn, text) => {
  expect(passagesIn(text)).toHaveLength(1)
})

test('hostile texts of 50,000 characters take two seconds of a processor in all at most', () => {
  const texts = [
    'one two three 07700 '.repeat(5000),
    '0 '.repeat(50_000),
    'a@'.repeat(25_000),
    `${'at '.repeat(20_000)}dot com`,
  ]
  const started = process.cpuUsage()
  for (const text of texts) {
    contactsIn(text)
    paymentsIn(text)
    leadsAwayIn(text)
  }
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000)
})
