import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import type { appProcess } from '../../server/app-process.ts'

type App = Awaited<ReturnType<typeof appProcess>>

/** Opens idle connections; returns their cost, and the waiting time of other requests. */
export async function holdIdleConnections(app: App, count: number): Promise<string> {
  const { port, hostname } = new URL(app.url)
  const [memoryBefore, waitBefore] = [await residentMB(app.pid), await medianWaitMs(app.url)]
  const sockets: Socket[] = []
  for (let opened = 0; opened < count; opened += 200)
    sockets.push(...(await Promise.all(Array.from({ length: 200 }, () => idle(Number(port), hostname)))))
  const open = () => sockets.filter(({ destroyed }) => !destroyed).length
  const [held, memory, wait] = [open(), await residentMB(app.pid), await medianWaitMs(app.url)]
  for (const socket of sockets) socket.destroy()
  return `${held} of ${count} held together: memory ${memoryBefore} to ${memory} MB, others' reads ${waitBefore} to ${wait} ms (median)`
}

const idle = (port: number, host: string) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, host, () => resolve(socket))
    socket.on('error', () => resolve(socket)) // it is destroyed, and not counted
  })

async function residentMB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

async function medianWaitMs(url: string): Promise<number> {
  const waits: number[] = []
  for (let n = 0; n < 50; n++) {
    const since = performance.now()
    const answer = await fetch(`${url}/api/reviews?limit=3`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`others are answered ${answer.status}`)
    waits.push(performance.now() - since)
  }
  return Math.round(waits.sort((a, b) => a - b)[25] ?? 0)
}
