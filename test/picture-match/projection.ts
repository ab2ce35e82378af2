export type Point = [number, number]

/** Returns a shade between four pixels of `channels` bytes. */
export function bilinear(data: Buffer, width: number, x: number, y: number, c: number, channels = 3): number {
  const at = (Math.floor(y) * width + Math.floor(x)) * channels + c
  const [a, b] = [x - Math.floor(x), y - Math.floor(y)]
  const below = at + width * channels
  const upper = (1 - a) * (data[at] ?? 0) + a * (data[at + channels] ?? 0)
  const lower = (1 - a) * (data[below] ?? 0) + a * (data[below + channels] ?? 0)
  return (1 - b) * upper + b * lower
}

/** Solves the eight unknowns of the projective map from `from` to `to`. */
export function homography(from: Point[], to: Point[]): number[] {
  const rows = from.flatMap(([x, y], n) => {
    const [u, v] = to[n] ?? [0, 0]
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  for (let column = 0; column < 8; column++) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best))
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(column, 0, pivot)
    for (const row of rows) {
      if (row === pivot) continue
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
      for (let k = column; k < 9; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0)
    }
  }
  return rows.map((row, n) => (row[8] ?? 0) / (row[n] ?? 1))
}

export function mapped(
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: number[],
  x: number,
  y: number,
): Point {
  const w = g * x + h * y + 1
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}
