import type { Endpoint } from '#contract/endpoint'
import { asSignedIn } from './as-signed-in.ts'
import { send } from './send.ts'

/** For all of the file, which may be long. */
const TIMEOUT_MS = 10 * 60_000
const RELEASE_MS = 60_000

/** Fetches the file of a call as the person signed in, and hands it to the browser under its name. The token goes in a header. */
export async function download(
  endpoint: Endpoint & { download: { name: string } },
  params: Record<string, string> = {},
): Promise<void> {
  const answer = await asSignedIn((token) => send(endpoint, { params }, token, TIMEOUT_MS))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = endpoint.download.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS) // the browser may still be reading it
}
