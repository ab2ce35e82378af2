import { type Offer, offerCan } from '#contract/offer'
import { isNotThere } from '../../api/api-error.ts'
import { RowAction, RowActions } from '../../ui/rows/RowActions.tsx'
import { useRowChange } from '../../ui/rows/row-change.ts'
import { useAnswerOffer } from '../offer.queries.ts'
import { RejectWithWords } from './RejectWithWords.tsx'

const done = {
  accepted: 'Property Accept Successfully by Agent.',
  rejected: 'Property Reject by Agent.',
} as const

/** Accept and Reject, while the offer is pending (P-25); Accept only while no other one on the home is accepted. `headId`: of what names the offer's row. */
export function AnswerButtons({ offer, headId }: { offer: Offer; headId: string }) {
  const { mutateAsync: answer } = useAnswerOffer(offer._id)
  const showChange = useRowChange<Offer>(offer._id)
  const giving = (status: keyof typeof done) => async () => {
    await answer({ status })
    showChange({ status })
    return done[status]
  }
  return (
    <RowActions isGone={isNotThere} describedBy={headId}>
      <RowAction
        name="Accept"
        compact
        available={offerCan('accept', offer) && !offer.rivalAccepted}
        act={giving('accepted')}
      />
      <RowAction name="Reject" variant="quiet" compact available={offerCan('reject', offer)} act={giving('rejected')} />
      <RejectWithWords offer={offer} available={offerCan('reject', offer)} />
    </RowActions>
  )
}
