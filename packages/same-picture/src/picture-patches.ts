export type GreyPicture = { data: Uint8Array; width: number; height: number }

/** A square of a picture that can be recognized in a copy of another size, as `side` × `side` samples. */
export type Patch = { samples: Float32Array; side: number }

type Plane = { data: Float32Array; width: number; height: number }
type Blob = { plane: Plane; x: number; y: number; sigma: number; strength: number }

const CAMERA_SIGMA = 0.5 // the blur that every picture has
const FIRST_SIGMA = 1.6
const LEVELS = 3 // of each octave
const STEP = 2 ** (1 / LEVELS)
const MIN_SIDE = 24
const MIN_CONTRAST = 1.2 // shades, of 256
const MAX_EDGE_RATIO = 12.1 // as in Lowe's paper of 2004: one curvature is at most ten times the other
const REACH = 4.5 // in sigmas
const SIDE = 12

/**
 * Returns the squares around up to `most` blobs with the highest contrast: areas darker or brighter than their
 * surroundings at some scale (difference of Gaussians).
 */
export function patchesOf({ data, width, height }: GreyPicture, most: number): Patch[] {
  const blobs: Blob[] = []
  let base = blurred({ data: Float32Array.from(data), width, height }, Math.sqrt(FIRST_SIGMA ** 2 - CAMERA_SIGMA ** 2))
  while (Math.min(base.width, base.height) >= MIN_SIDE) {
    const levels = [base]
    for (let at = 1; at < LEVELS + 3; at++)
      levels.push(blurred(levels.at(-1) ?? base, FIRST_SIGMA * STEP ** (at - 1) * Math.sqrt(STEP ** 2 - 1)))
    blobs.push(...blobsOf(levels))
    base = halved(levels[LEVELS] ?? base)
  }
  return blobs
    .filter(isWhole)
    .sort((one, other) => other.strength - one.strength)
    .slice(0, most)
    .map(patchAround)
}

function blobsOf(levels: Plane[]): Blob[] {
  const differences = levels.slice(1).map(({ data }, at) => {
    const lower = levels[at]?.data ?? data
    return data.map((value, pixel) => value - (lower[pixel] ?? 0))
  })
  const found: Blob[] = []
  for (const [at, plane] of levels.entries()) {
    const [below, here, above] = [differences[at - 1], differences[at], differences[at + 1]]
    if (!below || !here || !above) continue
    const { width, height } = plane
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const pixel = y * width + x
        const value = here[pixel] ?? 0
        if (Math.abs(value) < MIN_CONTRAST) continue
        if (!isExtreme([here, below, above], pixel, width) || isEdge(here, pixel, width)) continue
        found.push({ plane, x, y, sigma: FIRST_SIGMA * STEP ** at, strength: Math.abs(value) })
      }
  }
  return found
}

function isExtreme(planes: Float32Array[], pixel: number, width: number): boolean {
  const [here] = planes
  const value = here?.[pixel] ?? 0
  const sign = Math.sign(value)
  for (const plane of planes)
    for (let row = -width; row <= width; row += width)
      for (let column = -1; column <= 1; column++) {
        if (plane === here && row + column === 0) continue
        if ((plane[pixel + row + column] ?? 0) * sign >= value * sign) return false
      }
  return true
}

function isEdge(plane: Float32Array, pixel: number, width: number): boolean {
  const [left, here, right] = [plane[pixel - 1] ?? 0, plane[pixel] ?? 0, plane[pixel + 1] ?? 0]
  const [above, below] = [plane[pixel - width] ?? 0, plane[pixel + width] ?? 0]
  const xx = left + right - 2 * here
  const yy = above + below - 2 * here
  const falling = (plane[pixel + width + 1] ?? 0) + (plane[pixel - width - 1] ?? 0)
  const rising = (plane[pixel + width - 1] ?? 0) + (plane[pixel - width + 1] ?? 0)
  const xy = (falling - rising) / 4
  const determinant = xx * yy - xy * xy
  return determinant <= 0 || (xx + yy) ** 2 / determinant > MAX_EDGE_RATIO
}

function isWhole({ plane, x, y, sigma }: Blob): boolean {
  const reach = REACH * sigma
  return x >= reach && y >= reach && x + reach <= plane.width - 2 && y + reach <= plane.height - 2
}

function patchAround({ plane: { data, width }, x, y, sigma }: Blob): Patch {
  const samples = new Float32Array(SIDE * SIDE)
  const along = (at: number) => REACH * sigma * ((2 * at + 1) / SIDE - 1)
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) {
      const [left, top] = [x + along(column), y + along(row)]
      const [a, b] = [left - Math.floor(left), top - Math.floor(top)]
      const at = Math.floor(top) * width + Math.floor(left)
      const upper = (1 - a) * (data[at] ?? 0) + a * (data[at + 1] ?? 0)
      const lower = (1 - a) * (data[at + width] ?? 0) + a * (data[at + width + 1] ?? 0)
      samples[row * SIDE + column] = (1 - b) * upper + b * lower
    }
  return { samples, side: SIDE }
}

export function mirroredPatch({ samples, side }: Patch): Patch {
  const mirrored = samples.map((_, at) => samples[at - (at % side) + side - 1 - (at % side)] ?? 0)
  return { samples: mirrored, side }
}

function blurred(plane: Plane, sigma: number): Plane {
  const reach = Math.ceil(sigma * 3)
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const kernel = weights.map((weight) => weight / sum)
  return blurredAcross(blurredAcross(plane, kernel), kernel)
}

/**
 * Blurs each row and transposes the picture, so that two calls blur it in both directions. Border pixels are repeated.
 */
function blurredAcross({ data, width, height }: Plane, kernel: Float32Array): Plane {
  const reach = kernel.length >> 1
  const row = new Float32Array(width + 2 * reach)
  const result = new Float32Array(data.length)
  for (let y = 0; y < height; y++) {
    row.set(data.subarray(y * width, (y + 1) * width), reach)
    row.fill(row[reach] ?? 0, 0, reach)
    row.fill(row[reach + width - 1] ?? 0, reach + width)
    for (let x = 0; x < width; x++) {
      let total = 0
      for (let at = 0; at < kernel.length; at++) total += (kernel[at] ?? 0) * (row[x + at] ?? 0)
      result[x * height + y] = total
    }
  }
  return { data: result, width: height, height: width }
}

function halved(plane: Plane): Plane {
  const [width, height] = [plane.width >> 1, plane.height >> 1]
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data[y * width + x] = plane.data[2 * y * plane.width + 2 * x] ?? 0
  return { data, width, height }
}
