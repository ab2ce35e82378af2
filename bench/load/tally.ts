import { quantile } from '../report/quantile.ts'

export type Tally = ReturnType<typeof tally>

export function tally() {
  const times = new Map<string, number[]>()
  const statuses = new Map<string, number>()
  const written: string[] = []
  const streams = { followed: 0, heard: 0, broken: 0 }

  async function timed(step: string, call: () => Promise<Response>): Promise<Response> {
    const since = performance.now()
    try {
      const answer = await call()
      count(step, answer.status)
      if (answer.status === 201) await keep(answer.clone())
      return answer
    } catch (error) {
      count(step, 0)
      throw error
    } finally {
      const taken = times.get(step)
      if (taken) taken.push(performance.now() - since)
      else times.set(step, [performance.now() - since])
    }
  }

  async function keep(answer: Response): Promise<void> {
    const { insertedId } = (await answer.json()) as { insertedId?: string }
    if (insertedId) written.push(insertedId)
  }

  function count(step: string, status: number): void {
    const key = `${step} ${status}`
    statuses.set(key, (statuses.get(key) ?? 0) + 1)
  }

  const statusesOf = (step: string) =>
    [...statuses]
      .filter(([key]) => key.replace(/ \d+$/, '') === step)
      .map(([key, many]) => `${many} × ${key.split(' ').at(-1)}`)
      .join(', ')

  return {
    timed,
    written,
    /** Records an ended event stream. `broken` counts connections that were refused or broken off. */
    followed({ heard, broken }: { heard: number; broken: number }): void {
      streams.followed++
      streams.heard += heard
      streams.broken += broken
    },
    brokenStreams: () => streams.broken,
    failures: () =>
      [...statuses].reduce((sum, [key, many]) => {
        const status = Number(key.split(' ').at(-1))
        return status === 0 || status >= 500 ? sum + many : sum
      }, 0),
    report(seconds: number): string {
      const all = [...times.values()].flat()
      const lines = [...times].map(([step, taken]) => `  ${step.padEnd(22)}${percentiles(taken)}  ${statusesOf(step)}`)
      lines.push(`  ${streams.followed} people followed their stream and heard of ${streams.heard} changes`)
      return [`  ${(all.length / seconds).toFixed(1)} calls a second; ${percentiles(all)}`, ...lines].join('\n')
    },
  }
}

const percentiles = (taken: number[]): string =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${quantile(taken, share).toFixed(0)} ms`.padEnd(14)).join('')
