import * as t from '#messages/sun'
import { type Clock, timeBy } from '../../ui/time/clock.ts'
import type { Point } from './my-places.ts'
import { type Day, sunAt, sunDay } from './sun.ts'

const QUARTERS = ['north', 'east', 'south', 'west']
const MIDDLE = 120
const HORIZON = 96
const STEP_MS = 10 * 60_000
const DAY_MS = 144 * STEP_MS

export function SunPath({ day, point, clock }: { day: Day; point: Point; clock: Clock }) {
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
      {[t.north(), t.east(), t.south(), t.west()].map((name, quarter) => (
        <text
          key={QUARTERS[quarter]}
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

function hoursBetween(from: number, to: number, clock: Clock): { moment: number; hour: string }[] {
  const first = Math.ceil(from / STEP_MS) * STEP_MS
  return Array.from({ length: Math.ceil((to - first) / STEP_MS) }, (_, step) => first + step * STEP_MS)
    .map((moment) => ({ moment, hour: timeBy(clock, moment) }))
    .filter(({ hour }) => /^(?:06|09|12|15|18|21):00$/.test(hour))
    .map(({ moment, hour }) => ({ moment, hour: String(Number(hour.slice(0, 2))) }))
}
