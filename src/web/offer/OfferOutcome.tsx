import { isolated } from '#contract/isolated'
import { offMarket } from '#contract/market-state'
import type { Offer } from '#contract/offer'
import { type OfferClosedWhy, offerCan } from '#contract/offer-status'
import { personName } from '#contract/person-name'
import * as t from '#messages/offer'
import { useMoney } from '../platform/api/use-money.ts'
import { paths } from '../platform/navigation/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Fold } from '../ui/Fold.tsx'
import { useRow } from '../ui/rows/RowActions.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { PayBefore } from '../wishlist/PayBefore.tsx'
import { PartsPaid } from './PartsPaid.tsx'
import { similarSearch } from './similar-search.ts'

type Props = { offer: Offer }

const ONE_OR_TWO_LINES = 'min-h-10 xl:min-h-5'

/** Shows the deadline of an accepted offer, the transaction of a paid one (P-25), or the reason why it is closed. */
export function OfferOutcome({ offer }: Props) {
  if (offer.transactionId)
    return (
      <p className="text-sm wrap-anywhere text-muted">
        <TextWithParts
          text={t.transaction({ id: offer.transactionId })}
          parts={{ id: (id) => <span className="font-semibold text-ink">{id}</span> }}
        />
      </p>
    )
  if (offer.status === 'rejected') return <Closed offer={offer} />
  return (
    <>
      {offerCan('pay', offer) ? (
        offer.payBefore && <PayBefore at={offer.payBefore} className={ONE_OR_TWO_LINES} />
      ) : (
        <p className={`text-sm text-muted ${ONE_OR_TWO_LINES}`}>
          {offer.rivalAccepted ? t.otherAccepted() : offMarket(offer) ? t.homePaused() : t.waiting()}
        </p>
      )}
      <PartsPaid offer={offer} className="xl:min-h-5" />
    </>
  )
}

function Closed({ offer }: Props) {
  const money = useMoney()
  const { describedBy } = useRow()
  const { counterAmount } = offer
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <p className="text-muted">{closedBecause(offer)}</p>
      {offer.reason && (
        <Fold lines={6} describedBy={describedBy}>
          {t.quoted({ text: offer.reason })}
        </Fold>
      )}
      {counterAmount !== undefined && offer.propertyId !== undefined && (
        <p>{t.wouldConsider({ name: isolated(personName(offer.agentName)), amount: money.amount(counterAmount) })}</p>
      )}
    </div>
  )
}

/** Leads to the receipt of a paid offer; after a closed one, to an offer of the proposed amount or to similar homes. */
export function OutcomeLink({ offer }: Props) {
  const money = useMoney()
  const { describedBy } = useRow()
  const { counterAmount, propertyId } = offer
  const look = { compact: true, 'aria-describedby': describedBy }
  if (offer.transactionId)
    return (
      <ButtonLink {...look} variant="quiet" to={paths.receipt(offer._id)}>
        {t.receipt()}
      </ButtonLink>
    )
  if (offer.status !== 'rejected') return null
  if (counterAmount !== undefined && propertyId !== undefined)
    return (
      <ButtonLink {...look} to={`${paths.offerOn(propertyId)}?amount=${counterAmount}`}>
        {t.offerAmount({ amount: money.amount(counterAmount) })}
      </ButtonLink>
    )
  return (
    <ButtonLink {...look} variant="quiet" to={paths.homesFound(String(similarSearch(offer, money.currency)))}>
      {t.seeSimilar()}
    </ButtonLink>
  )
}

const reasons: Record<OfferClosedWhy, () => string> = {
  rejected: t.whyRejected,
  soldToAnother: t.whySoldToAnother,
  takenDown: t.whyTakenDown,
  lapsed: t.whyLapsed,
  withdrawn: t.whyWithdrawn,
  soldElsewhere: t.whySoldElsewhere,
}

const closedBecause = ({ closedWhy }: Pick<Offer, 'closedWhy'>): string =>
  closedWhy ? reasons[closedWhy]() : t.isClosed()
