import { type ReactNode, useId } from 'react'
import type { Offer } from '#contract/offer'
import { useMoney } from '../../api/use-money.ts'
import { howMany } from '../../ui/list/how-many.ts'
import { CardPicture } from '../../ui/Picture.tsx'
import { PayBefore } from '../../ui/time/PayBefore.tsx'
import { OfferedTitle } from '../OfferedTitle.tsx'

type Props = {
  offers: readonly [Offer, ...Offer[]] /** More offers may be loaded. */
  isPartial: boolean
  children: ReactNode
}

/** A home and what is offered for it: its picture, asking price, and for whom it is held. */
export function RequestedHome({ offers, isPartial, children }: Props) {
  const heading = useId()
  const money = useMoney()
  const [newest] = offers
  const { propertyImage, location, askingPrice } = newest
  const held = offers.find(({ status }) => status === 'accepted')
  return (
    <section aria-labelledby={heading} className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <div className="mb-4 flex gap-4">
        <CardPicture src={propertyImage} sizes="6rem" className="w-24 shrink-0 self-start rounded-xl" />
        <div className="min-w-0">
          <h2 id={heading} className="title-card">
            <OfferedTitle offer={newest} />
          </h2>
          <p className="mt-1 text-sm text-muted">{location}</p>
          <p className="mt-1 text-sm">
            {askingPrice ? (
              <>
                Asking <span className="font-semibold">{money.price(askingPrice)}</span>
              </>
            ) : (
              'No longer listed'
            )}
            {!isPartial && ` · ${howMany(offers.length, ['offer', 'offers'])}`}
          </p>
          {held?.payBefore && (
            <PayBefore at={held.payBefore} words={`Held for ${held.buyerName} until`} className="mt-1" />
          )}
        </div>
      </div>
      {children}
    </section>
  )
}
