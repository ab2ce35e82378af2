import type { BrowserContext } from '@playwright/test'
import { blockingBrowser, inNetwork, translatingBrowser } from '../support/conditions.ts'
import { errorsIn } from '../support/fixtures.ts'
import { newTitle } from '../support/listing-steps.ts'
import {
  acceptAndAnswer,
  enter,
  findAndAsk,
  leave,
  list,
  offer,
  pay,
  readAnswer,
  seeSale,
} from '../support/main-jobs.ts'
import { expect, type Party, test } from '../support/market-app.ts'
import { demoPerson, type Person } from '../support/people.ts'

test.use({ actionTimeout: 20_000, host: '0.0.0.0' })

test.describe('the main jobs', { tag: '@all' }, () => {
  test.setTimeout(240_000)

  test('a buyer and an agent can do their jobs on a page that the browser translates', async ({
    browser,
    shop,
    person,
    party,
  }) => {
    const open = () => translatingBrowser(browser, shop.url)
    expect(await errorsWhile(open, person, await party('admin'))).toEqual([])
  })

  test('a buyer and an agent can do their jobs on plain http, at this machine’s address', async ({
    browser,
    shop,
    person,
    party,
  }) => {
    const open = () => browser.newContext({ baseURL: inNetwork(shop.url), locale: 'en-US' })
    const errors = await errorsWhile(open, person, await party('admin'), false)
    // Headers that only https turns on, which the browser reports as ignored.
    expect(errors.filter((line) => !/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/.test(line))).toEqual([])
  })

  test('a buyer and an agent can do their jobs in a browser that blocks site data', async ({
    browser,
    shop,
    person,
    party,
  }) => {
    const open = () => blockingBrowser(browser, shop.url)
    const errors = await errorsWhile(open, person, await party('admin'))
    // The router’s memory for a page that is loaded again.
    expect(errors.filter((line) => !/warning: Failed to save .* in sessionStorage/.test(line))).toEqual([])
  })
})

/** Returns what went wrong in the browsers of the two, from the listing of a home to its sale. */
async function errorsWhile(
  open: () => Promise<BrowserContext>,
  person: Person,
  admin: Party,
  isLive = true,
): Promise<string[]> {
  const title = newTitle('Otter Lodge')
  const contexts = [await open(), await open()]
  const errors = contexts.map(errorsIn)
  const [agent, buyer] = await Promise.all(contexts.map((context) => context.newPage()))
  if (!agent || !buyer) throw new Error('There are two.')
  await test.step('the agent logs in and lists a home', async () => {
    await enter(agent, demoPerson('agent'))
    await list(agent, title)
  })
  const { answer } = await admin.call('GET', `/allProperty?${new URLSearchParams({ q: title })}`)
  await admin.call('PATCH', `/allProperty/${answer[0]?._id}`, { status: 'verified' })
  await test.step('the buyer logs in, finds it, asks and offers', async () => {
    await enter(buyer, person)
    await findAndAsk(buyer, title)
    await offer(buyer, title)
  })
  await test.step('the agent accepts and answers', () => acceptAndAnswer(agent, title))
  await test.step('the buyer reads the answer and pays', async () => {
    await readAnswer(buyer, title)
    await pay(buyer, title, isLive)
  })
  await test.step('the agent sees the sale, and both log out', async () => {
    await seeSale(agent, title)
    for (const page of [buyer, agent]) await leave(page)
  })
  for (const context of contexts) await context.close()
  return errors.flat()
}
