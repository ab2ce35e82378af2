import { priceName } from '#contract/labelled-price'
import type { WishlistItem } from '#contract/wishlist'
import { useMoney } from '../platform/api/use-money.ts'
import { ReadOnlyField } from '../ui/form/Field.tsx'

type Props = { wish: WishlistItem; buyer: { name: string; email: string } }

export function OfferSummaryFields({ wish, buyer }: Props) {
  const money = useMoney()
  return (
    <fieldset className="mt-8 rounded-[14px] border border-line p-4 sm:p-5">
      <legend className="px-2 text-sm font-semibold">Sent with your offer</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <ReadOnlyField label="Title" value={wish.title} className="sm:col-span-2" />
        <ReadOnlyField label="Location" value={wish.location} className="sm:col-span-2" />
        <ReadOnlyField label="Agent name" value={wish.agentName} />
        <ReadOnlyField label="Agent email" value={wish.agentEmail} />
        <ReadOnlyField label="Buyer name" value={buyer.name} />
        <ReadOnlyField label="Buyer email" value={buyer.email} />
        <ReadOnlyField
          label={priceName(wish) === 'Price' ? 'Price' : 'Price range'}
          value={money.price(wish)}
          className="sm:col-span-2"
        />
      </div>
    </fieldset>
  )
}
