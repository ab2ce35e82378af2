import { type Offer, offerCan } from '#contract/offer'
import { wordsOf } from '../api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { useAnswerOffer } from './offer.queries.ts'

const said = {
  accepted: 'Property Accept Successfully by Agent.',
  rejected: 'Property Reject by Agent.',
} as const

/** Accept and Reject, while the offer is pending (spec §4). `headId`: of what names the offer's row. */
export function AnswerButtons({ offer, headId }: { offer: Offer; headId: string }) {
  const { mutate, isPending, variables } = useAnswerOffer()
  if (!offerCan('accept', offer)) return null
  const answer = (status: keyof typeof said) => {
    if (isPending) return
    const texts = {
      onSuccess: () => toast.success(said[status]),
      onError: (error: Error) => toast.failure('Something is Wrong!', { detail: wordsOf(error) }),
    }
    mutate({ id: offer._id, status }, texts)
  }
  const busy = (status: keyof typeof said) => isPending && variables.status === status
  return (
    <div className="flex flex-wrap gap-2">
      <Button compact aria-describedby={headId} busy={busy('accepted')} onClick={() => answer('accepted')}>
        Accept
      </Button>
      <Button
        compact
        variant="quiet"
        aria-describedby={headId}
        busy={busy('rejected')}
        onClick={() => answer('rejected')}
      >
        Reject
      </Button>
    </div>
  )
}
