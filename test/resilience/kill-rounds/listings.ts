import { setTimeout as wait } from 'node:timers/promises'

export const AGENT = 'agent@keyhaven.demo'

type Site = { url: string; token: string }
/** `answered` maps acknowledged ids to titles. `sent` counts requests. */
export type WrittenListings = { answered: Map<string, string>; sent: number }

/** Writes listings until the app is gone. Throws on any other failure. */
export async function writeListings({ url, token }: Site, written: WrittenListings): Promise<void> {
  for (;;) {
    const title = `Listing ${++written.sent}`
    const id = await writeOne({ url, token }, title)
    if (id === undefined) return
    written.answered.set(id, title)
  }
}

async function writeOne({ url, token }: Site, title: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/api/allProperty`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...home, title }),
    })
    const body = await answer.text()
    if (answer.status === 429) await wait(1000 * Number(answer.headers.get('retry-after') ?? 1))
    if (answer.status === 429) return await writeOne({ url, token }, title)
    if (answer.status !== 201) throw new Refused(`writing answered ${answer.status}: ${body}`)
    return (JSON.parse(body) as { insertedId: string }).insertedId
  } catch (error) {
    if (error instanceof Refused) throw error
    return undefined // the connection broke: no answer said that it was written
  }
}

class Refused extends Error {}

export const home = {
  location: '1 Test Lane, Boston',
  price: '$250,000 - $300,000',
  agentImage: '/demo/avatar-2.webp',
  propertyImage: 'https://pictures.example/home.jpg',
  description: 'Written while the app was about to be killed.',
}

export async function agentListings({ url, token }: Site): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let path: string | undefined = `/api/allProperty?email=${AGENT}`
  while (path) {
    const answer: Response = await fetch(new URL(path, url), { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`reading answered ${answer.status}: ${await answer.text()}`)
    for (const { _id, title } of (await answer.json()) as { _id: string; title: string }[]) found.set(_id, title)
    path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  return found
}
