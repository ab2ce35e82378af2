import { shownDay } from '#contract/shown-day'
import type { SoldPrice } from '#contract/sold-price'
import * as t from '#messages/homeParts'
import { wholeAmount } from '../property/whole-amount.ts'

export const SalesList = ({ sales }: { sales: SoldPrice[] }) => (
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
          <span>{wholeAmount(price, currency)}</span>
          {perM2 !== undefined && (
            <span className="block text-sm font-normal text-muted">
              {t.perM2({ price: wholeAmount(perM2, currency) })}
            </span>
          )}
        </span>
      </li>
    ))}
  </ol>
)
