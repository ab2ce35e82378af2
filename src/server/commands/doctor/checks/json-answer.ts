import * as z from 'zod/mini'

const TIMEOUT_MS = 5_000
const Refused = z.object({ error: z.object({ message: z.string() }) })

/** Returns Google's answer; throws its refusal in its own words, and never the address, which may hold a key. */
export async function jsonFrom(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const sent: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && sent !== undefined) return sent
  const { data } = Refused.safeParse(sent)
  throw new Error(`${new URL(address).host} answered ${answer.status}${data ? `: ${data.error.message}` : ''}`)
}
