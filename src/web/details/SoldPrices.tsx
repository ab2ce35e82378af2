import { useQuery } from '@tanstack/react-query'
import { shownDay } from '#contract/shown-day'
import { shownNumber } from '#contract/shown-number'
import { type SoldMedian, soldPriceApi } from '#contract/sold-price'
import * as t from '#messages/homeParts'
import { call } from '../platform/api/call.ts'
import { queryKeys } from '../platform/api/query-keys.ts'
import { wholeAmount } from '../property/whole-amount.ts'
import { HomeSection } from './HomeSection.tsx'
import { SalesList } from './SalesList.tsx'

/** Sold prices of this address and nearby, with their median; renders nothing without data (P-275). */
export function SoldPrices({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: [...queryKeys.property, 'soldPrices', id],
    queryFn: () => call(soldPriceApi.near, { params: { id } }),
    staleTime: 3_600_000, // imports of sold prices are months apart
  })
  if (!data || data.ofAddress.length + data.nearby.length === 0) return null
  const { ofAddress, nearby, median, licence } = data
  return (
    <>
      {ofAddress.length > 0 && (
        <HomeSection title={t.salesOfAddress()}>
          <SalesList sales={ofAddress} />
        </HomeSection>
      )}
      {nearby.length > 0 && (
        <HomeSection title={t.soldNearby()}>
          {median && <Median median={median} />}
          <SalesList sales={nearby} />
        </HomeSection>
      )}
      {licence && <p className="text-sm text-muted">{licence}</p>}
    </>
  )
}

function Median({ median: { price, perM2, currency, count, postcode, from, to } }: { median: SoldMedian }) {
  const shown = wholeAmount(price, currency)
  return (
    <p className="mt-4">
      <span className="font-semibold">
        {perM2 === undefined
          ? t.median({ price: shown })
          : t.medianPerM2({ price: shown, perM2: wholeAmount(perM2, currency) })}
      </span>
      <span className="block text-sm text-muted">
        {t.medianOf({ count, shown: shownNumber(count), postcode, from: shownDay(from), to: shownDay(to) })}
      </span>
    </p>
  )
}
