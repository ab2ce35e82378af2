import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'

export function recordAnswers(url: string): string[] {
  const ask = fetch
  const answers: string[] = []
  vi.stubGlobal('fetch', async (to: string | URL | Request, init?: RequestInit) => {
    const answer = await ask(to, init)
    if (answer.url.startsWith(url)) answers.push(JSON.stringify([...answer.headers]) + (await answer.clone().text()))
    return answer
  })
  return answers
}

export function recordConsole(): string[] {
  const lines: string[] = []
  const keep = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '))
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(keep)
  return lines
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  await new Promise((resolve) => server.close(resolve))
  return port
}
