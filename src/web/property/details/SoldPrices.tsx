import { useQuery } from '@tanstack/react-query'
import { shownCents } from '#contract/money'
import { shownDay } from '#contract/shown-day'
import { type SoldMedian, type SoldPrice, soldPriceApi } from '#contract/sold-price'
import { call } from '../../api/call.ts'
import { propertyKeys } from '../property.queries.ts'
import { HomeSection } from './HomeSection.tsx'

/** The prices that were paid for this address and nearby, with their median; nothing where there is no data (P-275). */
export function SoldPrices({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: [...propertyKeys.all, 'soldPrices', id],
    queryFn: () => call(soldPriceApi.near, { params: { id } }),
    staleTime: 3_600_000, // sales come in by files, months apart
  })
  if (!data || data.ofAddress.length + data.nearby.length === 0) return null
  const { ofAddress, nearby, median, licence } = data
  return (
    <>
      {ofAddress.length > 0 && (
        <HomeSection title="Sales of this address">
          <Sales sales={ofAddress} />
        </HomeSection>
      )}
      {nearby.length > 0 && (
        <HomeSection title="Sold nearby">
          {median && <Median median={median} />}
          <Sales sales={nearby} />
        </HomeSection>
      )}
      {licence && <p className="text-sm text-muted">{licence}</p>}
    </>
  )
}

const Sales = ({ sales }: { sales: SoldPrice[] }) => (
  <ol className="mt-4 grid gap-2">
    {sales.map(({ _id, address, price, currency, soldOn, perM2 }) => (
      <li key={_id} className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2">
        <span className="min-w-0">
          <bdi>{address}</bdi>
          <span className="block text-sm text-muted">
            <time dateTime={soldOn}>{shownDay(soldOn)}</time>
          </span>
        </span>
        <span className="text-end font-semibold tabular-nums">
          <span>{whole(price, currency)}</span>
          {perM2 !== undefined && (
            <span className="block text-sm font-normal text-muted">{`${whole(perM2, currency)} per m²`}</span>
          )}
        </span>
      </li>
    ))}
  </ol>
)

function Median({ median: { price, perM2, currency, count, postcode, from, to } }: { median: SoldMedian }) {
  const ofArea = perM2 === undefined ? '' : `, ${whole(perM2, currency)} per m²`
  return (
    <p className="mt-4">
      <span className="font-semibold">{`Median ${whole(price, currency)}${ofArea}`}</span>
      <span className="block text-sm text-muted">
        {`Of ${count} homes of this type sold in ${postcode}, ${shownDay(from)} to ${shownDay(to)}.`}
      </span>
    </p>
  )
}

const whole = (amount: number, currency: SoldPrice['currency']) =>
  shownCents(Math.round(amount * 100), currency).replace(/\.00$/, '')
