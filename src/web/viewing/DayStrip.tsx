import { WEEKDAYS } from '#contract/viewing-hours'
import * as t from '#messages/viewing'
import { Choice, Choices } from './Choices.tsx'
import { monthsOf, type Strip, shownDayOf } from './day-strip.ts'
import { weekdayName } from './weekday-name.ts'

type StripProps = {
  strip: Strip
  page: number
  onPage: (page: number) => void
  day: string
  onDay: (day: string) => void
}

export function DayStrip({ strip: { pages, timesByDay }, page, onPage, day, onDay }: StripProps) {
  const days = pages[page] ?? []
  return (
    <Choices
      legend={t.day()}
      className="grid grid-cols-7 gap-1"
      head={
        <div className="mb-1 flex min-h-11 items-center justify-between">
          <PageButton
            name={t.earlierDays()}
            to={page > 0 ? page - 1 : undefined}
            onPage={onPage}
            path="M12.5 4 6.5 10l6 6"
          />
          <p className="font-semibold" aria-live="polite">
            {monthsOf(days)}
          </p>
          <PageButton
            name={t.laterDays()}
            to={page < pages.length - 1 ? page + 1 : undefined}
            onPage={onPage}
            path="m7.5 4 6 6-6 6"
          />
        </div>
      }
    >
      {(name) => [
        ...WEEKDAYS.map((weekday) => (
          <span key={weekday} aria-hidden="true" className="text-center text-xs font-bold text-muted">
            {weekdayName(weekday, 'narrow')}
          </span>
        )),
        ...days.map((one) => (
          <Choice
            key={one}
            group={name}
            value={one}
            checked={one === day}
            isOff={!timesByDay.has(one)}
            onChoose={onDay}
            label={shownDayOf(one)}
          >
            {Number(one.slice(8))}
          </Choice>
        )),
      ]}
    </Choices>
  )
}

type PageButtonProps = { name: string; to: number | undefined; onPage: (page: number) => void; path: string }

const PageButton = ({ name, to, onPage, path }: PageButtonProps) => (
  <button
    type="button"
    aria-label={name}
    disabled={to === undefined}
    onClick={() => to !== undefined && onPage(to)}
    className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-sunken disabled:invisible"
  >
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-5 fill-none stroke-current stroke-[1.75] rtl:-scale-x-100"
    >
      <path d={path} />
    </svg>
  </button>
)
