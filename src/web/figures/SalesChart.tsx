import { useId, useState } from 'react'
import type { MonthOfSales } from '#contract/figures'
import { formattedDate } from '#contract/formatted-date'
import { shownTotal } from '#contract/shown-total'
import * as t from '#messages/figures'
import { useMoney } from '../platform/api/use-money.ts'
import { Button } from '../ui/Button.tsx'
import { howMany } from '../ui/list/how-many.ts'

type Props = { title: string; months: MonthOfSales[] }

export function SalesChart({ title, months }: Props) {
  const [isTable, setTable] = useState(false)
  const table = useId()
  const most = Math.max(...months.map(countOf))
  if (!(most > 0)) return null
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="title-card">{title}</h2>
        <Button variant="text" compact aria-expanded={isTable} aria-controls={table} onClick={() => setTable(!isTable)}>
          {t.showAsTable()}
        </Button>
      </div>
      <p className="sr-only">{summaryOf(months)}</p>
      <div aria-hidden="true" className="mt-3 grid auto-cols-fr grid-flow-col gap-1 sm:gap-2">
        {months.map(({ month, count }) => (
          <div key={month} className="grid gap-1 text-center text-xs text-muted">
            <div className="flex h-30 flex-col items-center justify-end gap-0.5">
              {countOf({ count }) > 0 && <span className="font-semibold text-ink">{shownTotal(count)}</span>}
              <span
                className="block w-full max-w-10 rounded-t bg-brand forced-color-adjust-none"
                style={{ height: `${Math.max(1, (countOf({ count }) / most) * 96)}px` }}
              />
            </div>
            <span className="truncate">{inWords(month, { month: 'narrow' })}</span>
          </div>
        ))}
      </div>
      <div id={table} hidden={!isTable}>
        {isTable && <SalesTable title={title} months={months} />}
      </div>
    </section>
  )
}

function summaryOf(months: MonthOfSales[]): string {
  const sum = months.reduce((all, month) => all + countOf(month), 0)
  const [best] = [...months].sort((one, other) => countOf(other) - countOf(one))
  if (!best) return ''
  return howMany(sum, (values) =>
    t.summary({ ...values, months: months.length, best: shownMonth(best.month), most: shownTotal(best.count) }),
  )
}

function SalesTable({ title, months }: Props) {
  const money = useMoney()
  return (
    <table aria-label={title} className="mt-4 w-full border-collapse text-sm tabular-nums">
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="pb-2 text-start font-bold">
            {t.month()}
          </th>
          <th scope="col" className="pb-2 text-end font-bold">
            {t.homesSold()}
          </th>
          <th scope="col" className="pb-2 text-end font-bold">
            {t.total()}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, count, amount }) => (
          <tr key={month} className="border-t border-line">
            <th scope="row" className="py-1.5 pe-3 text-start font-normal whitespace-nowrap text-muted">
              {shownMonth(month)}
            </th>
            <td className="py-1.5 text-end">{shownTotal(count)}</td>
            <td className="py-1.5 ps-3 text-end whitespace-nowrap">{amount ? money.amount(amount) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const countOf = ({ count }: Pick<MonthOfSales, 'count'>): number => Number.parseInt(`${count}`, 10)

const inWords = (month: string, options: Intl.DateTimeFormatOptions): string =>
  formattedDate(new Date(`${month}-01T00:00:00Z`), { ...options, timeZone: 'UTC' })

const shownMonth = (month: string): string => inWords(month, { month: 'short', year: 'numeric' })
