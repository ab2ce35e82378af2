import sharp from 'sharp'

type Draw = () => number
type Thing = {
  kind: 'sofa' | 'table' | 'lamp' | 'shelf' | 'plant' | 'picture' | 'chair'
  x: number
  size: number
  hue: number
  turn: number
}
export type Room = {
  walls: number
  floor: number
  boards: number
  windows: { x: number; width: number; top: number }[]
  things: Thing[]
  grain: number
}
/** `hour` sets sunlight and shadows. `shift` moves the camera, in pixels. */
export type View = { hour: number; shift: [number, number]; zoom: number }

const [WIDTH, HEIGHT, HORIZON] = [900, 600, 390]
const kinds: Thing['kind'][] = ['sofa', 'table', 'lamp', 'shelf', 'plant', 'picture', 'chair']
const pick = <Each>(draw: Draw, from: readonly Each[]): Each => from[Math.floor(draw() * from.length)] as Each
const between = (draw: Draw, low: number, high: number) => low + (high - low) * draw()

export function drawnRoom(draw: Draw): Room {
  const windows = Array.from({ length: 1 + Math.floor(draw() * 2) }, (_, at) => ({
    x: 80 + at * 420 + draw() * 180,
    width: between(draw, 130, 230),
    top: between(draw, 50, 110),
  }))
  return {
    walls: draw() * 360,
    floor: between(draw, 15, 40),
    boards: between(draw, 26, 70),
    windows,
    things: Array.from({ length: 6 + Math.floor(draw() * 4) }, () => drawnThing(draw)),
    grain: Math.floor(draw() * 1e6),
  }
}

export function drawnThing(draw: Draw): Thing {
  return {
    kind: pick(draw, kinds),
    x: between(draw, 40, 860),
    size: between(draw, 0.7, 1.4),
    hue: draw() * 360,
    turn: draw(),
  }
}

export const sisterOf = (room: Room, draw: Draw): Room => ({
  ...room,
  walls: draw() < 0.5 ? room.walls : draw() * 360,
  things: room.things.map((thing) => (draw() < 0.2 ? thing : drawnThing(draw))),
  grain: Math.floor(draw() * 1e6),
})

export const movedTo = (other: Room, room: Room, draw: Draw): Room => ({
  ...other,
  things: room.things.map((thing) => ({ ...thing, x: between(draw, 40, 860) })),
})

export const drawnView = (draw: Draw, hour: number): View => ({
  hour,
  shift: [between(draw, 40, 110) * (draw() < 0.5 ? -1 : 1), between(draw, -25, 25)],
  zoom: between(draw, 1, 1.15),
})

export function rendered(room: Room, view: View): Promise<Buffer> {
  const night = view.hour < 6 || view.hour > 20
  const slant = (view.hour - 13) * 45
  const light = night ? 0.45 : 1 - Math.abs(view.hour - 13) * 0.05
  const wall = (lightness: number) => `hsl(${room.walls},22%,${lightness * light}%)`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.04 0.3" numOctaves="3" seed="${room.grain % 9999}"/><feColorMatrix values="0 0 0 0 0.2  0 0 0 0 0.15  0 0 0 0 0.1  0 0 0 0.9 -0.25"/></filter>
<filter id="leaves" x="0" y="0" width="100%" height="100%"><feTurbulence type="turbulence" baseFrequency="0.05" numOctaves="4" seed="${(room.grain + Math.round(view.hour)) % 9999}"/><feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.3  0 0 0 0 0.1  0 1.6 0 0 -0.4"/></filter>
<filter id="soft"><feGaussianBlur stdDeviation="5"/></filter>
<linearGradient id="wall" x2="${night ? 0.3 : 1}"><stop offset="0" stop-color="${wall(80)}"/><stop offset="1" stop-color="${wall(view.hour > 13 ? 62 : 92)}"/></linearGradient>
${room.windows.map((window, at) => glowOf(window, at, view.hour)).join('')}
<linearGradient id="lit" x1="${slant < 0 ? 1 : 0}" x2="${slant < 0 ? 0 : 1}"><stop offset="0" stop-color="#fff" stop-opacity="${night ? 0 : 0.35}"/><stop offset="1" stop-color="#000" stop-opacity="0.45"/></linearGradient>
</defs>
<g transform="translate(450 300) scale(${view.zoom}) translate(-450 -300)">
<g transform="translate(${view.shift[0]} ${view.shift[1]})">
<rect x="-200" y="-200" width="1300" height="${HORIZON + 200}" fill="url(#wall)"/>
<rect x="-200" y="${HORIZON}" width="1300" height="420" fill="hsl(${room.floor},38%,${44 * light}%)"/>
${boardsOf(room, view, light)}
<rect x="-200" y="${HORIZON - 12}" width="1300" height="12" fill="hsl(0,0%,${88 * light}%)"/>
${night ? '' : room.windows.map((_, at) => `<rect x="-200" y="-200" width="1300" height="1010" fill="url(#glow${at})"/>`).join('')}
${room.windows.map((window) => windowOf(window, view, night)).join('')}
${night ? '' : room.windows.map((window) => sunOf(window, slant, view.hour)).join('')}
<rect x="-200" y="${HORIZON}" width="1300" height="420" filter="url(#grain)" opacity="0.5"/>
</g>
${room.things.map((thing) => nearer(view, thing, shadowOf(thing, slant, night) + thingOf(thing, light, night))).join('')}
</g></svg>`
  return sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 88 }).toBuffer()
}

function nearer({ shift }: View, { kind, turn }: Thing, shapes: string): string {
  const by = kind === 'picture' ? 1 : 1.3 + turn
  return `<g transform="translate(${shift[0] * by} ${shift[1] * by})">${shapes}</g>`
}

const boardsOf = ({ boards, floor }: Room, { shift }: View, light: number): string =>
  Array.from({ length: 40 }, (_, at) => {
    const x = (at - 20) * boards
    return `<path d="M${450 + x * 0.6} ${HORIZON} L${450 + x * 1.9 + shift[0] * 1.6} 800" stroke="hsl(${floor},40%,${28 * light}%)" stroke-width="2"/>`
  }).join('')

const glowOf = ({ x, width, top }: Room['windows'][number], at: number, hour: number): string =>
  `<radialGradient id="glow${at}" gradientUnits="userSpaceOnUse" cx="${x + width / 2 + (hour - 13) * 45}" cy="${top + 150}" r="420"><stop offset="0" stop-color="#fff7dd" stop-opacity="0.55"/><stop offset="1" stop-color="#000" stop-opacity="0.3"/></radialGradient>`

function windowOf({ x, width, top }: Room['windows'][number], { hour }: View, night: boolean): string {
  const sky = night ? '#0d1430' : hour < 9 || hour > 17 ? '#f2b98a' : '#9fd0f5'
  const height = 210
  return `<g><rect x="${x - 8}" y="${top - 8}" width="${width + 16}" height="${height + 16}" fill="#f4f1ea"/>
<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${sky}"/>
<rect x="${x}" y="${top + height * 0.55}" width="${width}" height="${height * 0.45}" filter="url(#leaves)" opacity="${night ? 0.2 : 1}"/>
<path d="M${x + width / 2} ${top}V${top + height}M${x} ${top + height * 0.4}H${x + width}" stroke="#f4f1ea" stroke-width="7"/></g>`
}

function sunOf({ x, width }: Room['windows'][number], slant: number, hour: number): string {
  const low = Math.abs(hour - 13)
  const [near, far] = [HORIZON - 40 + low * 6, HORIZON + 90 + low * 18]
  return `<path d="M${x + slant} ${near}h${width}L${x + width + slant * 2.2} ${far}h${-width}Z" fill="#ffe9b8" opacity="${0.5 - low * 0.03}"/>`
}

const baseOf = ({ x, size, turn }: Thing) => ({ x, y: HORIZON + 20 + 120 * turn, s: size * (0.8 + 0.5 * turn) })

function shadowOf(thing: Thing, slant: number, night: boolean): string {
  if (thing.kind === 'picture') return ''
  const { x, y, s } = baseOf(thing)
  return `<ellipse cx="${x + (night ? 0 : slant * 0.5)}" cy="${y + 4}" rx="${95 * s}" ry="${16 * s}" fill="#000" opacity="${night ? 0.25 : 0.4}" filter="url(#soft)"/>`
}

function thingOf(thing: Thing, light: number, night: boolean): string {
  const { x, y, s } = baseOf(thing)
  const tone = (lightness: number, saturation = 45) => `hsl(${thing.hue},${saturation}%,${lightness * light}%)`
  const at = (shapes: string) => `<g transform="translate(${x} ${y}) scale(${s})">${shapes}</g>`
  const stripes = Array.from(
    { length: 6 },
    (_, n) => `<rect x="${-85 + n * 30}" y="-62" width="9" height="46" fill="${tone(34 + (n % 3) * 8)}"/>`,
  )
  const books = Array.from({ length: 27 }, (_, n) => {
    const [row, column] = [Math.floor(n / 9), n % 9]
    const tall = 26 + ((n * 37 + Math.floor(thing.turn * 900)) % 17)
    return `<rect x="${-62 + column * 14}" y="${-188 + row * 60 + (44 - tall)}" width="${9 + ((n * 7 + Math.floor(thing.hue)) % 5)}" height="${tall}" fill="hsl(${(thing.hue + n * 83) % 360},50%,${(35 + ((n * 29) % 35)) * light}%)"/>`
  })
  const leaves = Array.from({ length: 11 }, (_, n) => {
    const angle = n * 33 + thing.hue
    return `<ellipse rx="9" ry="${40 + ((n * 13) % 25)}" cy="-45" transform="translate(0 -60) rotate(${(angle % 150) - 75})" fill="hsl(${100 + ((n * 11) % 40)},40%,${(24 + ((n * 7) % 20)) * light}%)"/>`
  })
  switch (thing.kind) {
    case 'sofa':
      return at(
        `<rect x="-120" y="-100" width="240" height="80" rx="14" fill="${tone(46)}"/><rect x="-120" y="-100" width="240" height="80" rx="14" fill="url(#lit)"/><rect x="-105" y="-50" width="210" height="36" rx="8" fill="${tone(56)}"/>${stripes.slice(0, 1 + Math.floor(thing.turn * 5)).join('')}<rect x="-132" y="-72" width="28" height="62" rx="9" fill="${tone(40)}"/><rect x="104" y="-72" width="28" height="62" rx="9" fill="${tone(40)}"/>`,
      )
    case 'table':
      return at(
        `<path d="M-80 -52H80V-44H-80ZM-72 -44l-8 44M72 -44l8 44" fill="${tone(36)}" stroke="${tone(26)}" stroke-width="6"/><circle cx="${-30 + 60 * thing.turn}" cy="-66" r="14" fill="${tone(66, 70)}"/><rect x="${30 - 70 * thing.turn}" y="-60" width="34" height="8" fill="${tone(25)}"/>`,
      )
    case 'lamp':
      return at(
        `<path d="M0 0V-150M-22 0H22" stroke="#333" stroke-width="6"/><path d="M-34 -150h68l-16 -52h-36z" fill="${night ? '#fff2c0' : tone(70, 30)}"/>${night ? '<circle cy="-150" r="130" fill="#ffd98a" opacity="0.35" filter="url(#soft)"/>' : ''}`,
      )
    case 'shelf':
      return at(
        `<rect x="-74" y="-200" width="148" height="200" fill="${tone(30)}"/><rect x="-74" y="-200" width="148" height="200" fill="url(#lit)"/><path d="M-66 -144H66M-66 -84H66M-66 -24H66" stroke="${tone(50)}" stroke-width="7"/>${books.join('')}`,
      )
    case 'plant':
      return at(`${leaves.join('')}<path d="M-26 -44h52l-8 44h-36z" fill="${tone(52)}"/>`)
    case 'picture':
      return `<g transform="translate(${x} ${70 + 130 * thing.turn}) scale(${thing.size})"><rect x="-52" y="-40" width="104" height="80" fill="#2b2522"/><rect x="-44" y="-32" width="88" height="64" fill="${tone(72, 40)}"/><path d="M-44 ${10 + 20 * thing.turn}l30 -30l22 16l36 -24v60h-88z" fill="${tone(40, 60)}"/><circle cx="${-20 + 40 * thing.turn}" cy="-14" r="10" fill="hsl(${(thing.hue + 150) % 360},70%,60%)"/></g>`
    case 'chair':
      return at(
        `<path d="M-34 -130h68v62h-68z" fill="${tone(48)}"/><path d="M-34 -130h68v62h-68z" fill="url(#lit)"/><path d="M-40 -64h80v14h-80zM-34 -50l-6 50M34 -50l6 50" fill="${tone(38)}" stroke="${tone(30)}" stroke-width="6"/><path d="M-20 -120v44M0 -120v44M20 -120v44" stroke="${tone(32)}" stroke-width="5"/>`,
      )
  }
}
