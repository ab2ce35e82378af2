import { useId, useState } from 'react'
import { now } from '#contract/clock'
import type { HomeClock } from '#contract/home-clock'
import { clockOf } from '../../platform/clock/home-clock.ts'
import { Field } from '../../ui/form/Field.tsx'
import { type Clock, dayBy, timeBy } from '../../ui/time/clock.ts'
import type { Point } from './my-places.ts'
import { type Day, directionOf, sunAt, sunDay } from './sun.ts'

type Props = { point: Point; home: HomeClock }

/**
 * The sun's path over a home on any day, as text and as a ring: the horizon outside, the zenith in the middle (P-238).
 */
export function LightOfDay({ point, home }: Props) {
  const clock = clockOf(home)
  const [today] = useState(() => todayBy(clock))
  const [number, setNumber] = useState(() => numberOf(today))
  const text = useId()
  const day = dayOf(today.year, number)
  const shown = shownDay(day)
  return (
    <div className="mt-8 grid items-center gap-x-8 gap-y-4 sm:grid-cols-[15rem_minmax(0,1fr)]">
      <Sky day={day} point={point} clock={clock} />
      <div>
        <h3 className="title-card">Light of the day</h3>
        <p id={text} className="mt-2 min-h-24">
          {courseOf(day, point, clock)}
        </p>
        <Field
          type="range"
          label="Day of the year"
          min={1}
          max={365}
          value={number}
          aria-valuetext={shown}
          aria-describedby={text}
          onChange={({ target }) => setNumber(Number(target.value))}
          className="mt-2 accent-brand"
        />
      </div>
    </div>
  )
}

function courseOf(day: Day, point: Point, clock: Clock): string {
  const { rise, set, noon, isUp, light } = sunDay(day, point)
  const on = `On ${shownDay(day)} the sun`
  const { altitude, azimuth } = sunAt(noon, point)
  const highest = `It stands highest at ${timeBy(clock, noon)}, ${Math.round(altitude)}° above the horizon in the ${directionOf(azimuth)}.`
  if (rise === undefined || set === undefined) return isUp ? `${on} does not set. ${highest}` : `${on} does not rise.`
  const side = (moment: number) => directionOf(sunAt(moment, point).azimuth)
  return `${on} rises at ${timeBy(clock, rise)} in the ${side(rise)} and sets at ${timeBy(clock, set)} in the ${side(set)}: ${Math.floor(light / 60)} h ${light % 60} min of light. ${highest}`
}

const MIDDLE = 120
const HORIZON = 96
const STEP_MS = 10 * 60_000
const DAY_MS = 144 * STEP_MS

function Sky({ day, point, clock }: { day: Day; point: Point; clock: Clock }) {
  const solstices = [6, 12].map((month) => ({ year: day.year, month, day: 21 }))
  const { rise, set, noon, isUp } = sunDay(day, point)
  const hours = isUp ? hoursBetween(rise ?? noon - DAY_MS / 2, set ?? noon + DAY_MS / 2, clock) : []
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true" className="mx-auto w-60 max-w-full text-muted">
      <circle cx={MIDDLE} cy={MIDDLE} r={HORIZON} className="fill-sunken stroke-edge" />
      {solstices.map((solstice) => (
        <polyline
          key={solstice.month}
          points={pathOf(solstice, point)}
          className="fill-none stroke-edge"
          strokeDasharray="2 4"
        />
      ))}
      <polyline points={pathOf(day, point)} className="fill-none stroke-accent" strokeWidth="3" strokeLinecap="round" />
      {hours.map(({ moment, hour }) => {
        const { x, y } = placeOf(moment, point)
        return (
          <g key={moment}>
            <circle cx={x} cy={y} r="4" className="fill-accent" />
            <text x={x} y={y - 8} textAnchor="middle" className="fill-ink text-[0.625rem] font-semibold">
              {hour}
            </text>
          </g>
        )
      })}
      <text x={MIDDLE} y={MIDDLE + 6} textAnchor="middle" className="fill-brand text-lg">
        ⌂
      </text>
      {['N', 'E', 'S', 'W'].map((name, quarter) => (
        <text
          key={name}
          x={MIDDLE + (HORIZON + 13) * Math.sin((quarter * Math.PI) / 2)}
          y={MIDDLE + 4 - (HORIZON + 13) * Math.cos((quarter * Math.PI) / 2)}
          textAnchor="middle"
          className="fill-current text-xs font-bold"
        >
          {name}
        </text>
      ))}
    </svg>
  )
}

function pathOf(day: Day, point: Point): string {
  const { rise, set, noon, isUp } = sunDay(day, point)
  if (!isUp) return ''
  const [from, to] = [rise ?? noon - DAY_MS / 2, set ?? noon + DAY_MS / 2]
  const moments = Array.from({ length: Math.ceil((to - from) / STEP_MS) }, (_, step) => from + step * STEP_MS)
  return [...moments, to]
    .map((moment) => placeOf(moment, point))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
}

function placeOf(moment: number, point: Point): { x: number; y: number } {
  const { azimuth, altitude } = sunAt(moment, point)
  const radius = (HORIZON * (90 - Math.max(altitude, 0))) / 90
  const angle = (azimuth * Math.PI) / 180
  return { x: MIDDLE + radius * Math.sin(angle), y: MIDDLE - radius * Math.cos(angle) }
}

/** Returns every third hour by the home's clock. */
function hoursBetween(from: number, to: number, clock: Clock): { moment: number; hour: string }[] {
  const first = Math.ceil(from / STEP_MS) * STEP_MS
  return Array.from({ length: Math.ceil((to - first) / STEP_MS) }, (_, step) => first + step * STEP_MS)
    .map((moment) => ({ moment, hour: timeBy(clock, moment) }))
    .filter(({ hour }) => /^(?:06|09|12|15|18|21):00$/.test(hour))
    .map(({ moment, hour }) => ({ moment, hour: String(Number(hour.slice(0, 2))) }))
}

const shownDay = ({ year, month, day }: Day): string =>
  new Date(Date.UTC(year, month - 1, day)).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  })

function todayBy(clock: Clock): Day {
  const [year = 0, month = 1, day = 1] = dayBy(clock, now()).split('-').map(Number)
  return { year, month, day }
}

const DAY = 86_400_000
const numberOf = ({ year, month, day }: Day): number =>
  Math.min((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / DAY + 1, 365)

function dayOf(year: number, number: number): Day {
  const date = new Date(Date.UTC(year, 0, number))
  return { year, month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
