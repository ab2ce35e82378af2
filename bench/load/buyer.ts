import { idTokenOf, newEmail, registrationOf } from '../../test/people/person.ts'
import { visitor } from '../../test/people/visitor.ts'
import { streamReader } from '../../test/resilience/streams/reader.ts'
import { type Buyer, type Call, steps } from './buyer-steps.ts'
import { fetchFrom } from './from-address.ts'
import { arrive, pickWeighted, think } from './pace.ts'
import type { Tally } from './tally.ts'

export async function asBuyer(url: string, address: string, results: Tally, isOver: () => boolean): Promise<void> {
  const ask = fetchFrom(address)
  const email = newEmail()
  const browser = visitor(url, url, (to, init) => results.timed('sign in', () => ask(to, init)))
  let token = ''
  const signIn = async () => {
    const authorization = `Bearer ${await idTokenOf(browser)}`
    const answer = await browser.post('/api/jwt', { email }, { authorization })
    token = ((await answer.json()) as { token?: string }).token ?? ''
  }
  const call: Call = async (step, path, { method = 'GET', body } = {}) => {
    const send = () =>
      results.timed(step, () =>
        ask(`${url}/api${path}`, {
          method,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          body: body === undefined ? undefined : JSON.stringify(body),
        }),
      )
    const answer = await send()
    if (answer.status !== 401) return answer
    await signIn() // an access token lives for minutes
    return send()
  }
  await arrive()
  try {
    await browser.post('/api/auth/sign-up/email', registrationOf(email))
    await signIn()
  } catch {} // it is counted, and a person who is not signed in still browses
  const stream = token ? streamReader({ token }, () => url) : undefined
  const buyer: Buyer = { email, call, homes: [], ask, url, results }
  while (!isOver()) {
    await think()
    try {
      await pickWeighted(steps)(buyer)
    } catch {} // it is counted
  }
  await stream?.leave()
  if (stream) results.followed({ heard: stream.heard.size, broken: stream.figures().broken })
}
