import { inTime } from '#contract/in-time'
import { messageOf } from './failure-message.ts'

export type Check = {
  what:
    | 'site'
    | 'database'
    | 'identity'
    | 'payment'
    | 'replica'
    | 'images'
    | 'mail'
    | 'contact'
    | 'geocoder'
    | 'map'
    | 'clocks'
    | 'rates'
  provider: string
  /** Tests the provider, and throws if it doesn't respond. Returns notes about anything that could not be tested. */
  ask?: () => Promise<string[]>
  missing?: string[]
  remarks?: string[]
  timeoutMs?: number
}

export type Finding = Pick<Check, 'what' | 'provider'> & { state: 'ok' | 'fails' | 'missing'; detail: string }

const CHECK_TIMEOUT_MS = 8_000

export async function findingOf({
  what,
  provider,
  ask,
  missing = [],
  remarks = [],
  timeoutMs = CHECK_TIMEOUT_MS,
}: Check): Promise<Finding> {
  const configuration = missing.length > 0 ? [`set ${listed(missing)}`, ...remarks] : remarks
  try {
    const unknown = ask ? await inTime(ask(), timeoutMs, lateAfter(timeoutMs)) : []
    return {
      what,
      provider,
      state: missing.length > 0 ? 'missing' : 'ok',
      detail: [...configuration, ...unknown].join('\n'),
    }
  } catch (error) {
    return { what, provider, state: 'fails', detail: [messageOf(error), ...configuration].join('\n') }
  }
}

const lateAfter = (timeoutMs: number) => () => new Error(`no answer within ${timeoutMs / 1000} seconds`)

const listed = (names: string[]): string => names.join(', ').replace(/, ([^,]+)$/, ' and $1')
