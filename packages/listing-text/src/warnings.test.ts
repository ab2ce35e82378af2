import { expect, test } from 'vitest'
import { leadsAwayIn } from './away-words.ts'
import { paymentsIn } from './payment-words.ts'

test.each([
  'Piso muy cuidado: para verlo hay que ingresar antes la fianza.',
  'Com cuidado em tudo: transfira a caução antes da visita.',
  'Let op: vóór de bezichtiging maakt u de borg over.',
  'Dikkat: evi görmeden önce kapora gönderilmesi gerekir.',
  'تنبيه: يجب تحويل العربون قبل المعاينة.',
  'Please be aware that the deposit is due before the viewing.',
  'If anyone is interested, pay the deposit before the viewing.',
  'Si alguien quiere verlo, tiene que pagar la fianza antes de la visita.',
  'Segnaliamo che la caparra va versata prima della visita.',
])('a word of caution is no warning of fraud: %s', (text) => {
  expect(paymentsIn(text)).toHaveLength(1)
})

test.each([
  'If anyone asks you for a deposit before a viewing, it was not our branch.',
  'Wenn jemand vor der Besichtigung eine Kaution verlangt, rufen Sie an.',
  'Si alguien le pide dinero antes de la visita, llame a la oficina.',
  "Si quelqu'un vous demande de l'argent avant la visite, prévenez-nous.",
  'Se qualcuno chiede soldi prima della visita, chiamateci.',
  'Se alguém pedir dinheiro antes da visita, ligue à polícia.',
  'Als iemand om geld vraagt voor de bezichtiging, bel dan de politie.',
  'Jeśli ktoś prosi o pieniądze przed oglądaniem, dzwońcie do biura.',
  'Biri sizden evi görmeden önce kapora isterse bize haber verin.',
  'اذا احد طلب منك عربون قبل المعاينة اتصل بالمكتب.',
  'Cuidado con los anuncios falsos: nunca pague antes de la visita.',
  'Vorsicht vor Betrügern, die vor der Besichtigung eine Kaution verlangen.',
])('warns of those who ask for money: %s', (text) => {
  expect(paymentsIn(text)).toEqual([])
})

test.each([
  'I work on a rig near Norway. The last tenant left in May. The contract is signed online and the keys are sent to you.',
  'Vivo en Noruega por trabajo. Hay un vídeo de la cocina. El contrato se firma en línea y le envío las llaves por mensajero.',
  'I live in Norway for work. Beware of the step at the door. You can look from the street, and I send the keys to you.',
])('what is said elsewhere in a text does not explain a deal from afar: %s', (text) => {
  expect(leadsAwayIn(text)).not.toEqual([])
})

test.each([
  'I work on a rig near Norway. My sister shows it at weekends. The contract is signed online.',
  'I live in Norway. Our office holds the keys and shows the flat. Papers are signed online.',
])('who shows the home explains it in the whole text: %s', (text) => {
  expect(leadsAwayIn(text)).toEqual([])
})

test.each([
  'The rent is paid monthly by bank transfer.',
  'Service charge £900, paid by bank transfer to the managing company.',
])('a bank transfer is a usual way of paying: %s', (text) => {
  expect(paymentsIn(text)).toEqual([])
})

test.each([
  'Bank transfer only.',
  'The fee of £85 by bank transfer moves you up the list.',
  'Pay by bank transfer before the viewing.',
])('a bank transfer in advance or for a favour is not: %s', (text) => {
  expect(paymentsIn(text)).toHaveLength(1)
})
