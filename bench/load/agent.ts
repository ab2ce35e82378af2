import type { Person } from '../../test/people/make.ts'
import { fetchFrom } from './from-address.ts'
import { pick, think } from './pace.ts'
import type { Tally } from './tally.ts'

type Call = (step: string, path: string, init?: RequestInit) => Promise<Response>

export async function asAgent(url: string, agent: Person, address: string, results: Tally, isOver: () => boolean) {
  const ask = fetchFrom(address)
  const headers = { authorization: `Bearer ${agent.token}`, 'content-type': 'application/json' }
  const call: Call = (step, path, init = {}) =>
    results.timed(step, () => ask(`${url}/api${path}`, { ...init, headers }))
  while (!isOver()) {
    await think()
    try {
      if (Math.random() < 0.3) await answerMessage(call)
      const answer = await call('offers on own homes', `/offeredProperty?agentEmail=${agent.email}&limit=30`)
      if (answer.status !== 200) continue
      const offers = (await answer.json()) as { _id: string; status: string; rivalAccepted?: boolean }[]
      const pending = pick(offers.filter(({ status, rivalAccepted }) => status === 'pending' && !rivalAccepted))
      if (!pending) continue
      const status = Math.random() < 0.8 ? 'accepted' : 'rejected'
      const body = JSON.stringify({ status })
      await call(`offer ${status}`, `/offeredProperty/${pending._id}`, { method: 'PATCH', body })
    } catch {} // it is counted
  }
}

async function answerMessage(call: Call): Promise<void> {
  const unread = await call('unread messages', '/conversations?unread=true&limit=20')
  const conversation = pick((await unread.json()) as { _id: string }[])
  if (!conversation) return
  const body = JSON.stringify({ text: 'Yes, five minutes on foot.' })
  await call('reply', `/conversations/${conversation._id}/messages`, { method: 'POST', body })
}
