/** One provider as the settings choose it. */
export type Check = {
  what: 'database' | 'identity' | 'payment' | 'images' | 'mail' | 'contact'
  /** Which provider it is, in words. */
  provider: string
  /** Asks it whether it answers; throws with words when it does not. None: there is nothing to ask. */
  ask?: () => Promise<unknown>
  /** The settings without which nobody does this. */
  missing?: string
  /** How long an answer may take, in milliseconds. */
  patience?: number
}

export type Finding = Pick<Check, 'what' | 'provider'> & { state: 'ok' | 'fails' | 'missing'; words?: string }

const PATIENCE = 8_000

/** Asks one provider, for as long as its patience lasts. */
export async function findingOf({ what, provider, ask, missing, patience = PATIENCE }: Check): Promise<Finding> {
  if (missing) return { what, provider, state: 'missing', words: `set ${missing}` }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience / 1000} seconds`)), patience)
  })
  try {
    await Promise.race([ask?.(), late])
    return { what, provider, state: 'ok' }
  } catch (error) {
    return { what, provider, state: 'fails', words: wordsOf(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** Some errors of the network have no message, but a code, or a reason inside. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  const code = 'code' in error ? String(error.code) : ''
  const inner = cause instanceof Error ? wordsOf(cause) : ''
  return [message || code || error.name, inner].filter(Boolean).join(': ').split('\n')[0] ?? ''
}
