export type Answer = {
  call: string
  status: number
  retryAfter: string | null
  atMs: number
  tookMs: number
  error?: string
}

/** Observes all responses of an app to this process. */
export function watchAnswers() {
  const answers: Answer[] = []
  const plain = globalThis.fetch
  let urls: string[] = []
  globalThis.fetch = async (input, init) => {
    const url = typeof input === 'string' ? input : 'href' in input ? input.href : input.url
    if (!urls.some((one) => url.startsWith(one))) return plain(input, init)
    const path = new URL(url).pathname.replace(/[0-9a-f-]{36}/g, ':id').replace(/pi_\w+/g, ':intent')
    const call = `${init?.method ?? 'GET'} ${path}`
    const beganMs = performance.now()
    const keep = (seen: Pick<Answer, 'status' | 'retryAfter' | 'error'>) => {
      const atMs = performance.now()
      answers.push({ call, ...seen, atMs, tookMs: atMs - beganMs })
    }
    try {
      const response = await plain(input, init)
      keep({ status: response.status, retryAfter: response.headers.get('retry-after') })
      return response
    } catch (error) {
      keep({ status: 0, retryAfter: null, error: String((error as Error).cause ?? error) }) // fetch throws errors alone
      throw error
    }
  }
  return {
    answers,
    of: (those: string[]) => {
      urls = those
    },
    stop: () => {
      globalThis.fetch = plain
    },
  }
}

/** Expected statuses besides success: user errors, and an unavailable database. */
const DELIBERATE = new Set([400, 402, 404, 409, 422, 429])

export const isSuccess = ({ status }: Pick<Answer, 'status'>): boolean => status >= 200 && status < 300
export const isWrong = ({ status, retryAfter }: Answer): boolean =>
  !(isSuccess({ status }) || DELIBERATE.has(status) || (status === 503 && Number(retryAfter) > 0))

/** Returns the number of responses by status, as "503 12". */
export function counted(answers: Answer[], by: (answer: Answer) => string): string {
  const counts = new Map<string, number>()
  for (const answer of answers) counts.set(by(answer), (counts.get(by(answer)) ?? 0) + 1)
  return [...counts].map(([what, count]) => `${what}: ${count}`).join(', ')
}
