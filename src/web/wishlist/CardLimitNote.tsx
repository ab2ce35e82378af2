import { isBeyondCards } from '#contract/card-limit'
import { MAX_CHARGE_CENTS } from '#contract/money'
import { useMoney } from '../api/use-money.ts'

/** The note for a price above the limit of card payments: the highest possible offer, and the alternative (P-35). */
export function CardLimitNote({ price, className = '' }: { price: string; className?: string }) {
  const { cents, currency } = useMoney()
  if (!isBeyondCards(price, currency)) return null
  return (
    <p className={`text-sm text-muted ${className}`}>
      {`Offers here end at ${cents(MAX_CHARGE_CENTS)}, the most a single card payment can be. Ask the agent about paying another way.`}
    </p>
  )
}
