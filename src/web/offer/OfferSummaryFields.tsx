import { personName } from '#contract/person-name'
import { isWithoutWords } from '#contract/shown-price'
import { titleOf } from '#contract/shown-texts'
import type { WishlistItem } from '#contract/wishlist'
import * as t from '#messages/offer'
import { useMoney } from '../platform/api/use-money.ts'
import { ReadOnlyField } from '../ui/form/Field.tsx'

type Props = { wish: WishlistItem; buyer: { name: string; email: string } }

export function OfferSummaryFields({ wish, buyer }: Props) {
  const money = useMoney()
  return (
    <fieldset className="mt-8 rounded-[14px] border border-line p-4 sm:p-5">
      <legend className="px-2 text-sm font-semibold">{t.sentWith()}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <ReadOnlyField label={t.homeTitle()} value={titleOf(wish)} className="sm:col-span-2" />
        <ReadOnlyField label={t.location()} value={wish.location} className="sm:col-span-2" />
        <ReadOnlyField label={t.agentName()} value={personName(wish.agentName)} />
        <ReadOnlyField label={t.agentEmail()} value={wish.agentEmail} />
        <ReadOnlyField label={t.buyerName()} value={buyer.name} />
        <ReadOnlyField label={t.buyerEmail()} value={buyer.email} />
        <ReadOnlyField
          label={isWithoutWords(wish) ? t.priceRange() : t.price()}
          value={money.price(wish)}
          className="sm:col-span-2"
        />
      </div>
    </fieldset>
  )
}
