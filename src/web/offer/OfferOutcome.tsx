import { isolated } from '#contract/isolated'
import { offMarket } from '#contract/market-state'
import type { Offer } from '#contract/offer'
import { type OfferClosedWhy, offerCan } from '#contract/offer-status'
import { useMoney } from '../platform/api/use-money.ts'
import { paths } from '../platform/navigation/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Fold } from '../ui/Fold.tsx'
import { useRow } from '../ui/rows/RowActions.tsx'
import { PayBefore } from '../wishlist/PayBefore.tsx'
import { PartsPaid } from './PartsPaid.tsx'
import { similarSearch } from './similar-search.ts'

type Props = { offer: Offer }

const ONE_OR_TWO_LINES = 'min-h-10 xl:min-h-5'

/** Shows the deadline of an accepted offer, the transaction of a paid one (P-25), or the reason why it is closed. */
export function OfferOutcome({ offer }: Props) {
  const { describedBy } = useRow()
  if (offer.transactionId) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm text-muted">
          Transaction id: <span className="font-semibold text-ink">{offer.transactionId}</span>
        </p>
        <ButtonLink to={paths.receipt(offer._id)} variant="quiet" compact aria-describedby={describedBy}>
          Receipt
        </ButtonLink>
      </div>
    )
  }
  if (offer.status === 'rejected') return <Closed offer={offer} />
  return (
    <>
      {offerCan('pay', offer) ? (
        offer.payBefore && <PayBefore at={offer.payBefore} className={ONE_OR_TWO_LINES} />
      ) : (
        <p className={`text-sm text-muted ${ONE_OR_TWO_LINES}`}>
          {offer.rivalAccepted
            ? 'Another offer on this home is accepted. Yours stays open in case that buyer doesn’t pay.'
            : offMarket(offer)
              ? 'The agent has paused this home. Your offer stays open.'
              : 'Waiting for the agent’s answer.'}
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
      {offer.reason && <Fold lines={6} describedBy={describedBy}>{`“${offer.reason}”`}</Fold>}
      {counterAmount === undefined || offer.propertyId === undefined ? (
        <ButtonLink
          to={paths.homesFound(String(similarSearch(offer, money.currency)))}
          variant="quiet"
          compact
          aria-describedby={describedBy}
        >
          See similar homes
        </ButtonLink>
      ) : (
        <>
          <p>{`${isolated(offer.agentName)} would consider ${money.amount(counterAmount)}. This isn’t binding.`}</p>
          <ButtonLink
            to={`${paths.offerOn(offer.propertyId)}?amount=${counterAmount}`}
            compact
            aria-describedby={describedBy}
          >
            {`Offer ${money.amount(counterAmount)}`}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

const reasons: Record<OfferClosedWhy, string> = {
  rejected: 'The agent did not accept this offer.',
  soldToAnother: 'This home was sold to another buyer.',
  takenDown: 'This home is no longer for sale.',
  lapsed: 'This offer was accepted and not paid in time, so it has lapsed.',
  withdrawn: 'You withdrew this offer.',
  soldElsewhere: 'This home was sold elsewhere.',
}

const closedBecause = ({ closedWhy }: Pick<Offer, 'closedWhy'>): string =>
  closedWhy ? reasons[closedWhy] : 'This offer is closed.'
