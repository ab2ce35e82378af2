/** Texts for which a pattern may take quadratic time: repeated characters, or repeated beginnings of a match. */
const RUNS = [
  ' ¦\n¦\r¦\t¦\0¦a¦I¦é¦ü¦İ¦中¦가¦ا¦0¦1¦٣¦½¦.¦,¦-¦+¦/¦\\¦@¦<¦>¦&¦;¦:¦=¦"¦\'¦`¦(¦)¦[¦{¦%¦#¦*¦_¦~¦^¦|¦$¦€¦m',
  "\u0300¦\u200b¦\u202e¦\ud83d¦\u2028¦\u00a0¦1 ¦1,¦1.¦1'¦1-¦1:¦1/¦1k ¦1m¦1,000¦ 1¦12 ¦.1¦$1¦1€¦1%¦01 ¦+1¦(1¦1)",
  'a ¦a,¦a.¦a-¦a@¦@a¦a@a.¦a=¦a=a;¦"a",¦""¦a\n¦\na¦\n\n ¦ \n¦\r\n¦; ¦, ¦W/"a", ¦\\"¦xn--¦http://¦https://a¦www.¦charset=',
  '<a¦<a ¦<a>¦</a>¦<p>¦<!--¦<![CDATA[¦&#¦&a¦&amp;¦%2¦%20¦%zz¦[.¦{"¦[[¦a[¦//¦/../¦bytes=0-¦q=0.1,¦en-US,¦EOF : ¦EOF\n',
  '12 Dec ¦12:30 ¦1 million ¦from 1 to ¦Flat 1, ¦Street 1 ¦ cedex¦ IV¦ 12e¦ nord¦A1 1AA ¦St. ¦D.¦per m² ¦the deposit ',
  '12/¦1/2 ¦12-¦U2/1 ¦1 bis ¦nr. 1 ¦#1 ¦2. OG ¦1º ¦planta 1, ¦ph 1 ¦st ¦A-101 ¦SE-1 ¦東京都¦市¦서울 ¦（市）¦(a) ¦a/¦г. ¦ – ¦ County¦strasse ¦ str.',
].flatMap((runs) => runs.split('¦'))

/** Returns the minimum processor milliseconds of several calls. Errors are ignored. */
function timeOf(read: (text: string) => unknown, text: string, calls: number): number {
  const times = Array.from({ length: calls }, () => {
    const begun = process.cpuUsage()
    try {
      read(text)
    } catch {} // a refusal takes its time, too
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

const FAST_MS = 3
/** The minimum of this many calls excludes most garbage collection and compilation. */
const CALLS = 10
const FEW_CALLS = 3
const ROUNDS = 10
const [SHORT, LONG] = [1_000, 10_000]
const MAX_GROWTH = 15

/** A text that takes more than linear time, with its times at 1,000 and at 10,000 characters. */
export type SlowText = { run: string; around: string; shortMs: number; longMs: number }

/** Returns the texts whose time grows more than fifteenfold from 1,000 to 10,000 characters. */
export function slowTexts(read: (text: string) => unknown): SlowText[] {
  const slow: SlowText[] = []
  for (const run of RUNS)
    for (const [before, after] of [
      ['', ''],
      ['x', '!'],
      ['1', 'x'],
    ] as const) {
      const text = (length: number) => `${before}${run.repeat(Math.ceil(length / run.length)).slice(0, length)}${after}`
      const times = slowTimes(read, text, 1)
      // Twice as long, the pattern that takes the square of a length does so too.
      if (times && slowTimes(read, text, 2)) slow.push({ run, around: `${before}…${after}`, ...times })
    }
  return slow
}

/** Returns the times of a short and a long text if they grow too much. `factor` is the ratio of the lengths. */
function slowTimes(read: (text: string) => unknown, text: (length: number) => string, factor: number) {
  const [short, long] = [text(SHORT * factor), text(LONG * factor)]
  let longMs = timeOf(read, long, 1)
  if (longMs < FAST_MS) return undefined
  let shortMs = timeOf(read, short, FEW_CALLS)
  for (let round = 0; round < ROUNDS; round++) {
    if (longMs < FAST_MS || longMs / shortMs <= MAX_GROWTH) return undefined
    longMs = Math.min(longMs, timeOf(read, long, CALLS))
    shortMs = Math.min(shortMs, timeOf(read, short, CALLS))
  }
  return longMs / shortMs > MAX_GROWTH ? { shortMs, longMs } : undefined
}
