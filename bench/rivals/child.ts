import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function startChild<Setup extends object, Answer, Order extends object = object>(
  file: string,
  setup: Setup,
) {
  const child = fork(new URL(file, import.meta.url), { execArgv: ['--import', 'tsx'], serialization: 'advanced' })
  const ended = failureOf(child, file)
  ended.catch(() => {}) // a failure reaches the code that awaits it
  const ask = async (message: Setup | Order): Promise<Answer> => {
    child.send(message)
    const [answer] = await Promise.race([once(child, 'message'), ended])
    return answer as Answer // what `serving` and `answering` below send
  }
  return { started: await ask(setup), ask, pid: child.pid ?? 0, end: () => child.kill() }
}

async function failureOf(child: ChildProcess, file: string): Promise<never> {
  await once(child, 'exit')
  throw new Error(`${file} ended`)
}

/** Starts the server in the child process and responds with its address. */
export async function serving<Setup>(make: (setup: Setup) => Promise<Server>): Promise<void> {
  const [setup] = (await once(process, 'message')) as [Setup] // from `startChild`
  const server = await make(setup)
  process.send?.(await addressOf(server))
}

export async function addressOf(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
}

/** In the child process: the first message is the setup; each later one is answered by the returned function. */
export function answering<Setup, Order, Answer>(prepare: (setup: Setup) => (order: Order) => Promise<Answer>): void {
  let answer: ((order: Order) => Promise<Answer>) | undefined
  process.on('message', async (message) => {
    if (answer) return void process.send?.(await answer(message as Order)) // all but the first, from `startChild`
    answer = prepare(message as Setup) // the first
    process.send?.('ready')
  })
}
