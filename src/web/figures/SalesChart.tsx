import type { MonthOfSales } from '#contract/figures'
import { useMoney } from '../api/use-money.ts'
import { shownTotal } from './figures.queries.ts'

type Props = { title: string; months: MonthOfSales[] }

/** Sales by month as a table whose rows are the bars of a chart, so that all readers get the same figures. */
export function SalesChart({ title, months }: Props) {
  const most = Math.max(1, ...months.map(countOf))
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="title-card mb-4 text-start font-display font-[560]">{title}</caption>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="pb-2 text-start font-bold">
            Month
          </th>
          <th scope="col" className="w-full pb-2 text-start font-bold">
            Homes sold
          </th>
          <th scope="col" className="pb-2 text-end font-bold">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <MonthRow key={month.month} month={month} share={countOf(month) / most} />
        ))}
      </tbody>
    </table>
  )
}

function MonthRow({ month: { month, count, amount }, share }: { month: MonthOfSales; share: number }) {
  const money = useMoney()
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1.5 pe-3 text-start font-normal whitespace-nowrap text-muted">
        {shownMonth(month)}
      </th>
      <td className="py-1.5">
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="block h-3.5 rounded-e-full bg-brand forced-color-adjust-none"
            style={{ width: `calc(${share} * (100% - 3.5rem))` }}
          />
          <span>{shownTotal(count)}</span>
        </span>
      </td>
      <td className="py-1.5 ps-3 text-end whitespace-nowrap">{amount ? money.amount(amount) : '–'}</td>
    </tr>
  )
}

const countOf = ({ count }: MonthOfSales): number => Number.parseInt(`${count}`, 10)

const format = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** "2026-11" → "Nov 2026". */
const shownMonth = (month: string): string => format.format(new Date(`${month}-01T00:00:00Z`))
