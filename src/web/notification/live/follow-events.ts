import { eventApi, type LiveEvent, type StreamEnd } from '#contract/event'
import { accessToken } from '../../platform/api/access-token.ts'
import { API } from '../../platform/api/send.ts'
import { browserStorage } from '../../platform/storage/browser-storage.ts'
import { readMessages } from './read-messages.ts'

/** The events since the last batch. `all`: too many changes were missed to list them. */
export type EventBatch = LiveEvent[] | 'all'
type Listener = {
  onChanges: (batch: EventBatch) => void
  onSignedOut: () => void
}

/** The local storage key of the last received event. It is not personal, and stays valid for the next user. */
const POSITION = 'events-position'
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000
const MAX_SILENCE_MS = 50_000
/**
 * The wait after `signedOut` for this page's own logout to finish, because the stream may report it before the call has
 * ended.
 */
const LOG_OUT_MS = 7_000
const REPLACED_PAUSE_MS = 60_000

export async function followEvents(listener: Listener, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const token = accessToken.read()
    if (token === undefined || accessToken.hasEnded())
      await pause(FIRST_PAUSE_MS, signal) // the token is being renewed, or no user is signed in
    else if (!navigator.onLine) await pause(MAX_PAUSE_MS, signal)
    else {
      const { why, retryMs } = await follow(token, listener, signal)
      failures = why === undefined ? failures + 1 : 0
      if (why === 'signedOut') {
        await pause(LOG_OUT_MS, signal)
        if (!signal.aborted && accessToken.read() === token) listener.onSignedOut()
      }
      if (why === 'replaced' || why === 'signedOut') await pause(REPLACED_PAUSE_MS, signal)
      else await pause(retryMs ?? Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * Math.random(), signal)
    }
  }
}

type StreamResult = { why?: StreamEnd | 'broken'; retryMs?: number }

/**
 * Follows one connection. Returns the reason for its end, or the pause that the server requests; undefined if the
 * stream never opened.
 */
async function follow(token: string, { onChanges }: Listener, leaving: AbortSignal): Promise<StreamResult> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), MAX_SILENCE_MS)
  }
  let why: StreamResult['why']
  try {
    heard()
    const from = browserStorage.read(POSITION)
    const answer = await fetch(`${API}${eventApi.stream.path}`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(from !== undefined && { 'last-event-id': from }),
      },
      cache: 'no-store',
      signal: either(leaving, silence),
    })
    if (answer.status === 401) return { why: 'signedOut' }
    if (!answer.ok || !answer.body) return { retryMs: Number(answer.headers.get('retry-after')) * 1000 || MAX_PAUSE_MS }
    let changes: LiveEvent[] = []
    for await (const { event, data, id } of readMessages(answer.body, heard)) {
      if (event === 'open') why = 'broken'
      if (event === 'end') why = JSON.parse(data).why
      if (event === 'change') changes.push(JSON.parse(data))
      if (id === undefined) continue
      const isLost = event === 'reset' || browserStorage.read(POSITION) === undefined
      if (isLost || changes.length > 0) onChanges(isLost ? 'all' : changes)
      browserStorage.write(POSITION, id) // last, once all tabs have the events before it
      changes = []
    }
  } catch {
    // The connection broke, was silent or was closed: the next one continues from the position.
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
  return why === undefined ? {} : { why }
}

/** Replaces `AbortSignal.any`, which some browsers with the Web Locks API lack. */
function either(leaving: AbortSignal, silence: AbortController): AbortSignal {
  const leave = () => silence.abort()
  leaving.addEventListener('abort', leave)
  silence.signal.addEventListener('abort', () => leaving.removeEventListener('abort', leave))
  return silence.signal
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
