import { useState } from 'react'
import { type Offer, offerCan } from '#contract/offer'
import { wordsOf } from '../api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { useAnswerOffer } from './offer.queries.ts'

const said = {
  accepted: 'Property Accept Successfully by Agent.',
  rejected: 'Property Reject by Agent.',
} as const
type Answer = keyof typeof said

/** Accept and Reject, while the offer is pending (spec §4). `headId`: of what names the offer's row. */
export function AnswerButtons({ offer, headId }: { offer: Offer; headId: string }) {
  const [answering, setAnswering] = useState<Answer>()
  const { mutate } = useAnswerOffer(offer._id, {
    onSuccess: (_, status) => toast.success(said[status]),
    onError: (error) => toast.failure('Something is Wrong!', { detail: wordsOf(error) }),
  })
  if (!offerCan('accept', offer)) return null
  const answer = (status: Answer) => {
    if (answering) return
    setAnswering(status)
    mutate(status, { onSettled: () => setAnswering(undefined) })
  }
  const button = (status: Answer) => ({
    compact: true,
    'aria-describedby': headId,
    busy: answering === status,
    onClick: () => answer(status),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button {...button('accepted')}>Accept</Button>
      <Button {...button('rejected')} variant="quiet">
        Reject
      </Button>
    </div>
  )
}
