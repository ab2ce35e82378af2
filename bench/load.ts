import { Agent, get } from 'node:http'

const CONNECTIONS = 8

/** Requests a second that `url` answers to eight connections which each ask again as soon as they are answered. */
export async function rateOf(url: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let answered = 0
  const ask = async (until: number) => {
    for (; performance.now() < until; answered++) await once(url, agent)
  }
  const all = (until: number) => Promise.all(Array.from({ length: CONNECTIONS }, () => ask(until)))
  await all(performance.now() + 1000) // warms up
  answered = 0
  await all(performance.now() + 1000 * seconds)
  agent.destroy()
  return answered / seconds
}

const once = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().on('end', resolve)
    }).on('error', reject)
  })
