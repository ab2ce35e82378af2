import { test as base } from './fixtures.ts'
import { newTitle } from './listing-steps.ts'
import type { DemoName } from './people.ts'

type Pending = { ids: string[]; filtered: string }
type OfTest = {
  bearer: (who: DemoName) => Promise<{ authorization: string }>
  /**
   * Lists pending homes that a filter finds alone; returns their ids, newest first. They are deleted after the test.
   */
  pendingHomes: (count: number) => Promise<Pending>
}

export const test = base.extend<OfTest>({
  bearer: async ({ stateOf }, use) =>
    use(async (who) => ({ authorization: `Bearer ${(await stateOf(who)).origins[0]?.localStorage[0]?.value}` })),
  pendingHomes: async ({ page, request, bearer }, use) => {
    const headers = await bearer('agent')
    const listed: string[] = []
    await use(async (count) => {
      const q = newTitle('Twin')
      for (let place = 0; place < count; place++) {
        const data = { ...home, title: `${q} ${place}` }
        const { insertedId } = await (await request.post('/api/allProperty', { data, headers })).json()
        listed.unshift(insertedId)
      }
      const search = new URLSearchParams({ status: 'pending', q })
      return { ids: listed, filtered: `/dashboard/manageProperties?${search}` }
    })
    await page.goto('about:blank') // it follows what changes, and would ask for homes that are gone
    for (const id of listed) await request.delete(`/api/allProperty/${id}`, { headers })
  },
})

const home = {
  location: '1 Reed Lane, Ely',
  price: '$410,000',
  description: 'Herons fish here.',
  propertyImage: '/demo/home-04-lake-cabin.webp',
  agentImage: '/demo/avatar-1.webp',
}
