type Node = { value: number } | { feature: number; bound: number; below: Node; above: Node }
type Bins = { bounds: number[]; of: Uint8Array }

const TREES = 400
const RATE = 0.05
const DEPTH = 4
const MIN_IN_LEAF = 15
const MAX_BINS = 64
/** Added to the number of rows of a leaf, so that a leaf with few rows has little effect. */
const SHRINKAGE = 5

/** The limit at which errors are clipped, so that outliers have little effect on the trees (Huber loss). */
const MAX_ERROR = 0.2
const clipped = (error: number): number => Math.max(-MAX_ERROR, Math.min(MAX_ERROR, error))

export function learnTrees(rows: number[][], targets: number[]): (row: number[]) => number {
  const start = targets.reduce((sum, target) => sum + target, 0) / Math.max(targets.length, 1)
  const bins = (rows[0] ?? []).map((_, feature) => binned(rows.map((row) => row[feature] ?? 0)))
  const left = Float64Array.from(targets, (target) => target - start)
  const all = Uint32Array.from(rows, (_, at) => at)
  const trees: Node[] = []
  for (let round = 0; round < TREES; round++) {
    const tree = grown(bins, left.map(clipped), all, DEPTH)
    trees.push(tree)
    rows.forEach((row, at) => {
      left[at] = (left[at] ?? 0) - RATE * valueIn(tree, row)
    })
  }
  return (row) => trees.reduce((sum, tree) => sum + RATE * valueIn(tree, row), start)
}

function valueIn(tree: Node, row: number[]): number {
  let node = tree
  while ('feature' in node) node = (row[node.feature] ?? 0) <= node.bound ? node.below : node.above
  return node.value
}

function binned(values: number[]): Bins {
  const sorted = values.toSorted((one, other) => one - other)
  const cuts = Array.from({ length: MAX_BINS }, (_, at) => sorted[Math.floor((at * sorted.length) / MAX_BINS)] ?? 0)
  const bounds = [...new Set(cuts)]
  return { bounds, of: Uint8Array.from(values, (value) => binOf(bounds, value)) }
}

function binOf(bounds: number[], value: number): number {
  let [from, to] = [0, bounds.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((bounds[middle] ?? 0) < value) from = middle + 1
    else to = middle
  }
  return from
}

function grown(bins: Bins[], left: Float64Array, rows: Uint32Array, depth: number): Node {
  const sum = rows.reduce((all, row) => all + (left[row] ?? 0), 0)
  const leaf = { value: sum / (rows.length + SHRINKAGE) }
  if (depth === 0 || rows.length < 2 * MIN_IN_LEAF) return leaf
  const split = bestSplit(bins, left, rows, sum)
  if (!split) return leaf
  const { feature, bin } = split
  const { of, bounds } = bins[feature] as Bins // this feature has bins if a split was tried on it
  const below = rows.filter((row) => (of[row] ?? 0) <= bin)
  const above = rows.filter((row) => (of[row] ?? 0) > bin)
  return {
    feature,
    bound: bounds[bin] ?? 0,
    below: grown(bins, left, below, depth - 1),
    above: grown(bins, left, above, depth - 1),
  }
}

function bestSplit(bins: Bins[], left: Float64Array, rows: Uint32Array, sum: number) {
  const score = (total: number, count: number) => total ** 2 / (count + SHRINKAGE)
  let best = score(sum, rows.length) + 1e-9
  let found: { feature: number; bin: number } | undefined
  for (const [feature, { bounds, of }] of bins.entries()) {
    const sums = new Float64Array(bounds.length + 1)
    const counts = new Uint32Array(bounds.length + 1)
    for (const row of rows) {
      const bin = of[row] ?? 0
      sums[bin] = (sums[bin] ?? 0) + (left[row] ?? 0)
      counts[bin] = (counts[bin] ?? 0) + 1
    }
    let [below, count] = [0, 0]
    for (let bin = 0; bin < bounds.length; bin++) {
      below += sums[bin] ?? 0
      count += counts[bin] ?? 0
      if (count < MIN_IN_LEAF || rows.length - count < MIN_IN_LEAF) continue
      const gain = score(below, count) + score(sum - below, rows.length - count)
      if (gain <= best) continue
      best = gain
      found = { feature, bin }
    }
  }
  return found
}
