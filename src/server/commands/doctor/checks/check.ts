import { inTime } from '#contract/in-time'
import { messageOf } from './failure-message.ts'

/** One provider as the settings choose it. */
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
  /** A description of the provider without any secret. */
  provider: string
  /** Asks whether it answers; throws with a message when it does not. Returns notes about what could not be checked. */
  ask?: () => Promise<string[]>
  /** Required settings that are missing. */
  missing?: string[]
  /** Further notes about it. */
  remarks?: string[]
  /** The time limit of an answer. */
  timeoutMs?: number
}

/** `detail`: a line for each thing that there is to know. */
export type Finding = Pick<Check, 'what' | 'provider'> & { state: 'ok' | 'fails' | 'missing'; detail: string }

const CHECK_TIMEOUT_MS = 8_000

/** Asks one provider. No answer in time is a finding too. */
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
