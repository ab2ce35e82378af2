import { Agent, get } from 'node:http'
import { HOLD_MS, type Target, tally } from './attack.ts'

/** Runs this many readers, each of which sends its next request when the last is answered. Returns all responses. */
export async function readInParallel(target: Target, readers: number, paths: string[]): Promise<string> {
  const agent = new Agent({ keepAlive: true })
  const until = performance.now() + HOLD_MS
  const answers: (number | string)[] = []
  const read = async (first: number) => {
    for (let at = first; performance.now() < until; at++)
      answers.push(await statusOf(target, paths[at % paths.length] ?? '/', agent))
  }
  await Promise.all(Array.from({ length: readers }, (_, first) => read(first)))
  agent.destroy()
  return tally(answers)
}

const statusOf = ({ url, address }: Target, path: string, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    const headers = { 'accept-encoding': 'gzip', 'x-forwarded-for': address }
    get(url + path, { agent, headers }, (answer) => {
      answer.resume().on('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 'cut off'))
    }).on('error', () => resolve('failed'))
  })
