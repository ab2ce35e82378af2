import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint'
import { readersLanguage } from '#contract/language'
import { unreachable, unreadable } from './api-error.ts'
import { asSignedIn } from './as-signed-in.ts'
import { API } from './send.ts'

const TIMEOUT_MS = 5 * 60_000 // enough for the largest picture over a slow connection

/**
 * The options of an upload. `onProgress`: receives the fraction that is sent, 0 to 1. Aborting `signal` rejects with an
 * `AbortError`.
 */
export type UploadWatch = { onProgress: (share: number) => void; signal: AbortSignal }

export async function upload<Shape extends z.ZodMiniType>(
  endpoint: Endpoint & { file: string; answer: Shape },
  shape: Shape,
  file: File,
  watch: UploadWatch,
): Promise<z.output<Shape>> {
  return readAnswer(shape, await asSignedIn((token) => sendFile(endpoint, file, token, watch)))
}

/** Validates the response, which may come from another server, such as a network's login page. */
async function readAnswer<Shape extends z.ZodMiniType>(shape: Shape, answer: Response): Promise<z.output<Shape>> {
  const sent: unknown = await answer.json().catch(() => undefined) // without JSON, the shape below does not match
  const read = shape.safeParse(sent)
  if (!read.success) throw unreadable(answer, read.error)
  return read.data
}

/** Uses XMLHttpRequest, because `fetch` does not report how much has been sent. */
function sendFile(
  { method, path, file: field }: Endpoint & { file: string },
  file: File,
  token: string | undefined,
  { onProgress, signal }: UploadWatch,
): Promise<Response> {
  const form = new FormData()
  form.append(field, file)
  const request = new XMLHttpRequest()
  const cancel = () => request.abort()
  signal.addEventListener('abort', cancel)
  return new Promise<Response>((resolve, reject) => {
    request.open(method, `${API}${path}`)
    request.timeout = TIMEOUT_MS
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', readersLanguage())
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => reject(unreachable(new TypeError('the upload failed')))
    request.ontimeout = () => reject(unreachable(new DOMException('the upload took too long', 'TimeoutError')))
    request.onabort = () => reject(new DOMException('the upload was cancelled', 'AbortError'))
    request.send(form)
  }).finally(() => signal.removeEventListener('abort', cancel))
}

/** Uses no body for an empty text: a `Response` with status 204 refuses even an empty string. */
const answerOf = ({ responseText, status }: XMLHttpRequest): Response => new Response(responseText || null, { status })
