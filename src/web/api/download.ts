import type { Endpoint } from '#contract/endpoint'
import { asSignedIn } from './as-signed-in.ts'
import { send } from './send.ts'

/** For all of the file, which may be long. */
const TIMEOUT_MS = 10 * 60_000

/** Fetches the file of a call as the person signed in, and hands it to the browser under its name. */
export async function download(endpoint: Endpoint & { download: string }): Promise<void> {
  const answer = await asSignedIn((token) => send(endpoint, {}, token, TIMEOUT_MS))
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = endpoint.download
  link.click()
  URL.revokeObjectURL(address)
}
