import sharp from 'sharp'
import { between, type Draw, drawnInk, from, pixelsOf } from './pixels.ts'
import { bilinear, homography, mapped, type Point } from './projection.ts'

/** Metres. The wall is 16 wide and 9 high; `behind` is counted away from the street. */
type Layer = { shapes: string; behind: number }
type Camera = { x: number; distance: number; height: number }

const [WIDTH, HEIGHT] = [900, 600]
const [WIDE, HIGH, SCALE] = [40, 20, 40] // metres of a layer, and its pixels for each
const FOCUS = 900 // pixels
const [AIM_X, AIM_Y] = [20, 14] // metres from the upper left of a layer: the middle of the wall's lower half

/** Returns photographs of one facade in one light from places two to six metres apart, all of which aim at its door. */
export async function drawnFacade(draw: Draw, views: number): Promise<Buffer[]> {
  const layers = layersOf(draw)
  const cameras = Array.from({ length: views }, (_, at) => ({
    x: (at - (views - 1) / 2) * between(draw, 2, 3),
    distance: between(draw, 14, 20),
    height: between(draw, 1.5, 1.9),
  }))
  const pictures: Buffer[] = []
  for (const camera of cameras) pictures.push(await seenFrom(camera, layers, Math.floor(draw() * 9999)))
  return pictures
}

function layersOf(draw: Draw): Layer[] {
  const [wall, frame] = [drawnInk(draw), drawnInk(draw)]
  const grain = (id: string, across: number, down: number) =>
    `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${across} ${down}" numOctaves="4" seed="${Math.floor(draw() * 9999)}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1.2 -0.25"/></filter>`
  const [columns, rows] = [4 + Math.floor(draw() * 3), 2 + Math.floor(draw() * 2)]
  const holes = Array.from({ length: columns * rows }, (_, at) => ({
    x: 12 + (16 / columns) * ((at % columns) + 0.25),
    y: 7.6 + (8 / rows) * Math.floor(at / columns),
    width: (16 / columns) * 0.5,
    height: (8 / rows) * 0.55,
  }))
  const wallShapes = `${grain('brick', 0.5, 0.15)}<path fill-rule="evenodd" d="M12 7h16v9h-16z${holes.map(({ x, y, width, height }) => `M${x} ${y}v${height}h${width}v${-height}z`).join('')}" fill="${wall}"/><path d="M11.5 7l8.5 -3.5l8.5 3.5z" fill="${frame}"/>${holes.map(({ x, y, width }) => `<rect x="${x - 0.1}" y="${y - 0.25}" width="${width + 0.2}" height="0.2" fill="#ddd8"/>`).join('')}<rect x="12" y="3.5" width="16" height="12.5" filter="url(#brick)" opacity="0.5"/><rect x="0" y="16" width="40" height="4" fill="#8a8a86"/>`
  const glass = holes.map(
    ({ x, y, width, height }, at) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="hsl(210,20%,${20 + ((at * 37) % 40)}%)"/><path d="M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.4}h${width}" stroke="#eee" stroke-width="0.08"/>`,
  )
  const things = (count: number, size: number) =>
    Array.from({ length: count }, () => {
      const x = between(draw, 9, 31)
      return draw() < 0.5
        ? `<path d="M${x} 16.4v${-3 * size}" stroke="#4a3a2a" stroke-width="${0.25 * size}"/><circle cx="${x}" cy="${16 - 3.4 * size}" r="${size * between(draw, 0.7, 1.2)}" fill="hsl(${between(draw, 80, 130)},35%,30%)"/>`
        : `<rect x="${x}" y="${16.6 - size * 0.8}" width="${2.8 * size}" height="${0.7 * size}" rx="0.2" fill="${drawnInk(draw)}"/>`
    }).join('')
  return [
    {
      shapes: `<rect width="40" height="20" fill="#a9c7e8"/>${grain('cloud', 0.02, 0.05)}<rect width="40" height="20" filter="url(#cloud)" opacity="0.3"/>`,
      behind: 30,
    },
    { shapes: glass.join(''), behind: 0.25 },
    { shapes: wallShapes, behind: 0 },
    { shapes: things(3, 1.1), behind: -3 },
    { shapes: things(2, 0.8), behind: -6 },
  ]
}

async function seenFrom(camera: Camera, layers: Layer[], grain: number): Promise<Buffer> {
  const result = Buffer.alloc(WIDTH * HEIGHT * 3, 120)
  for (const { shapes, behind } of layers) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE * SCALE}" height="${HIGH * SCALE}" viewBox="0 0 ${WIDE} ${HIGH}">${shapes}</svg>`
    const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const spread = behind > 20 ? 4 : 1 // the sky is wide
    const corner = (x: number, y: number) =>
      projected(camera, AIM_X + (x - AIM_X) * spread, AIM_Y + (y - AIM_Y) * spread, behind)
    const corners = [corner(0, 0), corner(WIDE, 0), corner(WIDE, HIGH), corner(0, HIGH)]
    const toLayer = homography(corners, [
      [0, 0],
      [info.width - 1, 0],
      [info.width - 1, info.height - 1],
      [0, info.height - 1],
    ]) // prettier-ignore
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        const [u, v] = mapped(toLayer, x, y)
        if (!(u >= 0 && v >= 0 && u < info.width - 1 && v < info.height - 1)) continue
        const seen = bilinear(data, info.width, u, v, 3, 4) / 255
        for (let c = 0; seen > 0 && c < 3; c++) {
          const at = (y * WIDTH + x) * 3 + c
          result[at] = (1 - seen) * (result[at] ?? 0) + seen * bilinear(data, info.width, u, v, c, 4)
        }
      }
  }
  const picture = await pixelsOf(
    from({ data: result, width: WIDTH, height: HEIGHT }).modulate({ brightness: 0.95 + (grain % 10) / 100 }),
  )
  return from(picture).jpeg({ quality: 85 }).toBuffer()
}

/** Returns where a point is on the picture of a camera that is turned towards the aim. */
function projected({ x, distance, height }: Camera, pointX: number, pointY: number, behind: number): Point {
  const turn = Math.atan2(-x, distance)
  const [right, ahead] = [pointX - AIM_X - x, distance + behind]
  const [across, away] = [
    right * Math.cos(turn) - ahead * Math.sin(turn),
    right * Math.sin(turn) + ahead * Math.cos(turn),
  ]
  const depth = Math.max(0.5, away)
  return [WIDTH / 2 + (FOCUS * across) / depth, HEIGHT / 2 + (FOCUS * (pointY - AIM_Y - 1.6 + height)) / depth]
}
