import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Offer } from '#contract/offer'
import { offerCan } from '#contract/offer-status'
import * as t from '#messages/payment'
import { oneOffer } from '../offer/offer.queries.ts'
import { isConflict, messageOf } from '../platform/api/api-error.ts'
import type { CardHandle, Confirmation } from '../platform/providers/payment/payment.ts'
import { paymentIntent, useRecordPayment } from './payment.queries.ts'

const LOOK_EVERY = 3000

/**
 * Runs a payment from the card to its record. While `recording`, the card was charged, or may have been if `certain` is
 * not true. `done` requires the server's confirmation: its response to the receipt, or the offer, which is polled
 * because the card provider notifies the server as well.
 */
export function usePayment(offer: Offer) {
  const record = useRecordPayment(offer._id)
  const [paying, setPaying] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const mayPay = offerCan('pay', offer) && offer.offerAmount > 0
  const intent = useQuery({ ...paymentIntent(offer, useQueryClient()), enabled: mayPay })
  const { parts } = offer
  const isLast = !parts || parts.paid + 1 >= parts.count
  const isRecorded = offer.status === 'Bought' || (record.isSuccess && isLast)
  const isPartIn = record.isSuccess && !isRecorded // until the offer contains it, and the next part begins
  const isWaiting = record.isPending || isPartIn || (mayPay && (record.isError || intent.isError))
  const look = useQuery({ ...oneOffer(offer.buyerEmail, offer._id), refetchInterval: isWaiting ? LOOK_EVERY : false })
  const mayBePaid = mayPay && isConflict(intent.error) && look.isStale // a fresh offer shows it itself

  const pay = async (card: CardHandle) => {
    if (paying || record.isPending || !intent.data) return
    const { clientSecret } = intent.data
    setRefusal(undefined)
    setPaying(true)
    const confirmation = await confirmed(card, clientSecret)
    if (confirmation && confirmation.outcome !== 'paid') setRefusal(confirmation.message)
    if (confirmation && confirmation.outcome !== 'declined') {
      const receipt = { transactionId: card.transactionIdOf(clientSecret), certain: confirmation.outcome === 'paid' }
      await record.mutateAsync(receipt).catch(() => {}) // `record` has the error to show
    }
    setPaying(false)
  }

  const receipt = record.variables
  return {
    pay,
    paying,
    refusal,
    intent,
    mayPay,
    done: isRecorded ? (offer.transactionId ?? receipt?.transactionId) : undefined,
    recording:
      record.isPending || isPartIn
        ? { ...receipt, tries: record.failureCount }
        : mayBePaid && { tries: look.failureCount },
    notRecorded: record.isError && receipt?.certain ? messageOf(record.error) : undefined,
  }
}

async function confirmed(card: CardHandle, clientSecret: string): Promise<Confirmation | undefined> {
  try {
    return await card.confirm(clientSecret)
  } catch (error) {
    reportError(error)
    return { outcome: 'unknown', message: t.formFailed() }
  }
}
