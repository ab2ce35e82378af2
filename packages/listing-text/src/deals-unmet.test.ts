import { expect, test } from 'vitest'
import { leadsAwayIn } from './away-words.ts'
import { paymentsIn } from './payment-words.ts'

test.each([
  'You need not meet me, I trust people.',
  'Wir müssen uns nicht treffen; den Schlüsselbund bringt ein Fahrer.',
  'Un encuentro no hace falta, confío en usted.',
  "Nous n'avons pas besoin de nous voir.",
  'Incontrarci non serve, le chiavi le porta un fattorino.',
  'Não precisamos de nos encontrar, a transportadora leva as chaves.',
  'We hoeven elkaar niet te zien, de koerier brengt de sleutels.',
  'Nie musimy się spotykać, klucze przywiezie kurier.',
  'Yüz yüze görüşmemize gerek yok.',
  'لا حاجة إلى أن نتقابل.',
  'Un transporteur vous remettra le trousseau à domicile une fois les fonds sur le compte séquestre.',
])('leads away, as no meeting is needed or an escrow account stands before the keys: %s', (text) => {
  expect(leadsAwayIn(text)).not.toEqual([])
})

test.each([
  'No need to meet us at the office first, our agent accompanies you.',
  'Notar und Schlüsselübergabe am selben Tag, ein weiteres Treffen ist nicht erforderlich.',
  'No hace falta quedar antes, el conserje enseña el piso.',
  'Anahtar teslimi tapu devriyle aynı gün yapılır.',
  'If you live far away we are glad to do a live video tour on WhatsApp first.',
  'ولمن يسكن بعيدًا نقدم أولاً جولة مصورة عبر الواتساب.',
])('leads nowhere, as somebody shows the home or a notary signs: %s', (text) => {
  expect(leadsAwayIn(text)).toEqual([])
})

test.each([
  'Booking.com keeps your 900 until you tell them you like the apartment.',
  'Booking retiene los 900 hasta que usted diga que le gusta el piso.',
  'No need for solicitors: a fifth in USDT to my wallet, and then we arrange for you to see it.',
  'لا أُري الشقة إلا لمن حوّل العربون مسبقًا.',
])('asks for money that a site keeps, without solicitors or from payers alone: %s', (text) => {
  expect(paymentsIn(text)).toHaveLength(1)
})

test.each([
  'Booking.com rated this building 9 of 10; guests like the place.',
  'Members only gym in the building, £30 a month; visit it when you see the flat.',
])('asks for no money: %s', (text) => {
  expect(paymentsIn(text)).toEqual([])
})
