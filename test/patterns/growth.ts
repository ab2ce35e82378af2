/** Texts of a length whose time a pattern could let grow with its square: runs of one sign, or of a few that begin something again and again. */
const RUNS = [
  ' ¦\n¦\r¦\t¦\0¦a¦I¦é¦ü¦İ¦中¦가¦ا¦0¦1¦٣¦½¦.¦,¦-¦+¦/¦\\¦@¦<¦>¦&¦;¦:¦=¦"¦\'¦`¦(¦)¦[¦{¦%¦#¦*¦_¦~¦^¦|¦$¦€¦m',
  "\u0300¦\u200b¦\u202e¦\ud83d¦\u2028¦\u00a0¦1 ¦1,¦1.¦1'¦1-¦1:¦1/¦1k ¦1m¦1,000¦ 1¦12 ¦.1¦$1¦1€¦1%¦01 ¦+1¦(1¦1)",
  'a ¦a,¦a.¦a-¦a@¦@a¦a@a.¦a=¦a=a;¦"a",¦""¦a\n¦\na¦\n\n ¦ \n¦\r\n¦; ¦, ¦W/"a", ¦\\"¦xn--¦http://¦https://a¦www.¦charset=',
  '<a¦<a ¦<a>¦</a>¦<p>¦<!--¦<![CDATA[¦&#¦&a¦&amp;¦%2¦%20¦%zz¦[.¦{"¦[[¦a[¦//¦/../¦bytes=0-¦q=0.1,¦en-US,¦EOF : ¦EOF\n',
  '12 Dec ¦12:30 ¦1 million ¦from 1 to ¦Flat 1, ¦Street 1 ¦ cedex¦ IV¦ 12e¦ nord¦A1 1AA ¦St. ¦D.¦per m² ¦the deposit ',
].flatMap((runs) => runs.split('¦'))

/** The milliseconds that a reader takes for a text, the least of some calls. What it throws is no matter. */
function timeOf(read: (text: string) => unknown, text: string, calls: number): number {
  const times = Array.from({ length: calls }, () => {
    const begun = performance.now()
    try {
      read(text)
    } catch {} // a refusal takes its time, too
    return performance.now() - begun
  })
  return Math.min(...times)
}

/** Below this a text is read so fast that a ratio would say nothing. */
const FAST_MS = 3
/** Other programs on the machine take a call's time, too: the least of so many has little of theirs. */
const CALLS = 10
const [SHORT, LONG] = [1_000, 10_000]
const MAX_GROWTH = 15

/** A text that a reader takes more than linear time for, with its times at 1,000 and at 10,000 characters. */
export type SlowText = { run: string; around: string; shortMs: number; longMs: number }

const ROUNDS = 3

/** Reads texts of 1,000 and of 10,000 characters, and returns those whose time grew more than fifteenfold. */
export function slowTexts(read: (text: string) => unknown): SlowText[] {
  const slow: SlowText[] = []
  for (const run of RUNS)
    for (const [before, after] of [
      ['', ''],
      ['x', '!'],
      ['1', 'x'],
    ] as const) {
      const text = (length: number) => `${before}${run.repeat(Math.ceil(length / run.length)).slice(0, length)}${after}`
      if (timeOf(read, text(LONG), 1) < FAST_MS) continue
      let [shortMs, longMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      for (let round = 0; round < ROUNDS && (round === 0 || longMs / shortMs > MAX_GROWTH); round++) {
        longMs = Math.min(longMs, timeOf(read, text(LONG), CALLS))
        shortMs = Math.min(shortMs, timeOf(read, text(SHORT), CALLS))
      }
      if (longMs >= FAST_MS && longMs / shortMs > MAX_GROWTH)
        slow.push({ run, around: `${before}…${after}`, shortMs, longMs })
    }
  return slow
}
