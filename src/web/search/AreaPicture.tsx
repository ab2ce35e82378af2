import { areasIn } from '#contract/drawn-area'

const SIZE = 20 // pixels

export function AreaPicture({ within }: { within: string }) {
  const rings = areasIn(within)
  if (typeof rings === 'string') return null
  const latitudes = rings.flat().map(([latitude]) => latitude)
  const north = Math.max(...latitudes)
  const narrowing = Math.cos((((north + Math.min(...latitudes)) / 2) * Math.PI) / 180)
  const points = rings.map((ring) => ring.map(([latitude, east]) => [east * narrowing, north - latitude] as const))
  const xs = points.flat().map(([x]) => x)
  const west = Math.min(...xs)
  const ys = points.flat().map(([, y]) => y)
  const scale = (SIZE - 4) / (Math.max(Math.max(...xs) - west, Math.max(...ys)) || 1)
  const path = points.map((ring) => `M${ring.map(([x, y]) => place(x - west, y, scale)).join('L')}Z`).join('')
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${SIZE} ${SIZE}`} className="size-5 shrink-0">
      <path d={path} className="fill-brand/20 stroke-brand stroke-2" />
    </svg>
  )
}

const place = (x: number, y: number, scale: number): string =>
  `${(2 + x * scale).toFixed(1)} ${(2 + y * scale).toFixed(1)}`
