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
  const { mutateAsync } = useAnswerOffer()
  const [answering, setAnswering] = useState<Answer>()
  if (!offerCan('accept', offer)) return null
  const answer = async (status: Answer) => {
    if (answering) return
    setAnswering(status)
    try {
      await mutateAsync({ id: offer._id, status })
      toast.success(said[status]) // still busy: the buttons go away with the new list
    } catch (error) {
      toast.failure('Something is Wrong!', { detail: wordsOf(error) })
      setAnswering(undefined)
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button compact aria-describedby={headId} busy={answering === 'accepted'} onClick={() => void answer('accepted')}>
        Accept
      </Button>
      <Button
        compact
        variant="quiet"
        aria-describedby={headId}
        busy={answering === 'rejected'}
        onClick={() => void answer('rejected')}
      >
        Reject
      </Button>
    </div>
  )
}
