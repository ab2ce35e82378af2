import { useMoney } from '../api/use-money.ts'

/** A price after the words "Price Range:", in one piece where the line has room for it (P-11). */
export const PriceRange = ({ price }: { price: string }) => (
  <>
    Price Range: <span className="inline-block">{useMoney().price(price)}</span>
  </>
)
