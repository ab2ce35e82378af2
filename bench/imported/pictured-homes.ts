import { readdirSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Database } from '../../src/server/platform/db/database.ts'
import type { feedServer } from '../../test/feeds/feed-server.ts'
import { demoToken } from '../../test/people/demo-token.ts'
import { sampleListing } from '../../test/people/listing.ts'
import { upload } from '../../test/people/upload.ts'
import { drawnFrom } from '../../test/picture-match/pixels.ts'
import { callsOf, newFeed } from './feed.ts'

type Agency = Awaited<ReturnType<typeof feedServer>>
type Given = {
  url: string
  db: Database
  agency: Agency
  file: { path: string; name: string; agent: string }
  homes: number
  pictures: number
}
/**
 * Seconds from the arrival of homes, and from their last picture, to the evidence of all of their pictures. `whole`:
 * from the arrival of the feed's first home to the evidence of its last. `files`: the feed's pictures.
 */
export type PicturedHomes = { arrived: number[]; stored: number[]; byHand: number[]; whole: number; files: Buffer[] }

const BY_HAND = 5
const MAX_SECONDS = 7_200
const HAND_AGENT = 'agent2@keyhaven.demo'

/** Parts of photographs, a quarter of each: of two parts of one photograph most is different. */
async function parts(count: number): Promise<Buffer[]> {
  const photos = readdirSync('public/demo').filter((name) => /^home-\d+-[a-z-]+\.webp$/.test(name))
  const draw = drawnFrom(1)
  const made: Buffer[] = []
  for (let at = 0; at < count; at++) {
    const photo = sharp(`public/demo/${photos[at % photos.length]}`)
    const { width, height } = await photo.metadata()
    const left = Math.floor((draw() * width) / 2)
    const top = Math.floor((draw() * height) / 2)
    const part = photo.extract({ left, top, width: Math.floor(width / 2), height: Math.floor(height / 2) })
    made.push(await part.resize(1200, 800, { fit: 'fill' }).jpeg({ quality: 85 }).toBuffer())
  }
  return made
}

/** Brings a feed of homes with pictures; meanwhile homes with one picture are listed by hand. */
export async function picturedHomes(given: Given): Promise<PicturedHomes> {
  const { url, agency, file, homes, pictures } = given
  const files = await parts(homes * pictures + BY_HAND)
  const lines = Array.from({ length: homes }, (_, n) => {
    const urls = Array.from({ length: pictures }, (_, at) => {
      agency.files.set(`/${n}-${at}.jpg`, { body: files[n * pictures + at] ?? '' })
      return `${agency.origin}/${n}-${at}.jpg`
    })
    return `P${n},Pictured ${n},"Ely, Cambridgeshire",${200_000 + n},${urls[0]},"${urls.slice(1).join('\n')}",A home with pictures number ${n}.`
  })
  await writeFile(file.path, ['id,title,location,price,propertyImage,pictures,description', ...lines, ''].join('\n'))
  const aMinuteAgo = new Date(Date.now() - 60_000)
  await utimes(file.path, aMinuteAgo, aMinuteAgo) // a file that has just changed may still be arriving
  const run = await newFeed(() => url, file.agent, file.name)
  const running = run()
  const listed = listByHand(url, files.slice(-BY_HAND))
  const [{ counts }, evidence] = await Promise.all([running, waitForEvidence(given), listed])
  if (counts.new !== homes) throw new Error(`the run came to ${JSON.stringify(counts)}`)
  return { ...evidence, files: files.slice(0, -BY_HAND) }
}

async function listByHand(url: string, files: Buffer[]): Promise<void> {
  const token = await demoToken(url, HAND_AGENT)
  const call = await callsOf(() => url, HAND_AGENT)
  for (const [n, bytes] of files.entries()) {
    await wait(5_000) // the feed's pictures are under way
    const { address } = await upload(url, token, Uint8Array.from(bytes))
    const location = `${n + 1} Pool Lane, Bath`
    await call('POST', '/allProperty', {
      ...sampleListing,
      title: `Pictured by hand ${n}`,
      location,
      propertyImage: address,
    })
  }
}

/** Watches the homes until the pictures of each are checked. */
async function waitForEvidence({ db, homes }: Given): Promise<Omit<PicturedHomes, 'files'>> {
  const found = new Map<string, { title: string; created: number; arrived: number; stored: number }>()
  const until = performance.now() + MAX_SECONDS * 1_000
  while (found.size < homes + BY_HAND) {
    if (performance.now() > until) throw new Error(`of ${homes + BY_HAND} homes ${found.size} are checked`)
    const { rows } = await db.execute<{
      id: string
      title: string
      created: number
      arrived: number
      stored: number
    }>(sql`
      select home.id, home.title, extract(epoch from home.created_at)::float as created, extract(epoch from checked_at - home.created_at)::float as arrived,
        extract(epoch from checked_at - (
          select max(created_at) from image where id::text = substring(home.image from '/media/([0-9a-f-]{36})')
            or id::text in (select substring(url from '/media/([0-9a-f-]{36})') from property_picture where property_id = home.id)
        ))::float as stored
      from property home join property_check on property_id = home.id and "check" = 'pictures' and is_made
      where title like 'Pictured %'`)
    for (const { id, ...times } of rows) if (!found.has(id)) found.set(id, times)
    await wait(1_000)
  }
  const all = [...found.values()]
  const ofFeed = all.filter(({ title }) => !title.includes('by hand'))
  const byHand = all.filter(({ title }) => title.includes('by hand'))
  return {
    arrived: ofFeed.map(({ arrived }) => arrived),
    stored: ofFeed.map(({ stored }) => stored),
    byHand: byHand.map(({ arrived }) => arrived),
    whole:
      Math.max(...ofFeed.map(({ created, arrived }) => created + arrived)) -
      Math.min(...ofFeed.map(({ created }) => created)),
  }
}
