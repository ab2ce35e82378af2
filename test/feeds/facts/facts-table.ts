import { eq, inArray, sql } from 'drizzle-orm'
import { type Property, propertyApi } from '../../../src/contract/property.ts'
import { users } from '../../../src/server/platform/db/tables/user.ts'
import { properties } from '../../../src/server/product/tables/property.ts'
import { callAs } from '../../people/access.ts'
import { make, type Person } from '../../people/make.ts'
import { pdf } from '../../pictures/pdf.ts'
import { jpeg } from '../../pictures/pictures.ts'
import { addFeed, type FeedWorld, homesOf, runOnce } from '../feed-world.ts'
import { zipOf } from '../zip-of.ts'
import { FACTS, type HomeToRead, SAYS_NOTHING } from './facts.ts'
import type { SaidFile, SaidHome } from './said-in-file.ts'

/** The numbers of homes whose file states a fact, of those that keep it, and of those that show it to a signed-in reader. */
export type FactRow = { fact: string; said: number; kept: number; shown: number }

/** Runs a feed of this file, whose pictures and documents are there, and reads its homes as agent and as buyer. */
export async function factsOf(world: FeedWorld, text: string, file: SaidFile) {
  world.agent = await make.user(world.app, { role: 'agent' })
  await world.app.db.update(users).set({ contactsShown: 'all' }).where(eq(users.id, world.agent.id))
  world.agency.files.set('/homes.csv', { body: await archiveOf(world, text, file) })
  const { problems } = await runOnce(world, await addFeed(world), { withPictures: true })
  const rows = await homesOf(world)
  await world.app.db
    .update(properties)
    .set({ status: 'verified', verifiedAt: sql`now()` })
    .where(
      inArray(
        properties.id,
        Object.values(rows).map(({ id }) => id),
      ),
    )
  const buyer = await make.user(world.app)
  const readBy = async (person: Person, { reference }: SaidHome): Promise<Property | undefined> => {
    const { status, body } = await callAs(world.app, person, propertyApi.one, {
      params: { id: rows[reference]?.id ?? '' },
    })
    return status === 200 ? (body as Property) : undefined // paused homes are their agent's alone
  }
  const listed = await Promise.all(
    file.homes
      .filter(({ reference }) => rows[reference])
      .map(async (home) => ({ ...home, kept: await readBy(world.agent, home), shown: await readBy(buyer, home) })),
  )
  const inView = listed.filter(({ shown }) => shown)
  const homes = { fact: 'homes for sale', said: file.homes.length, kept: listed.length, shown: inView.length }
  const facts = Object.entries(FACTS).map(([fact, { has, ...paths }]) => {
    const saying = inView.filter(({ said }) => said.some(([path, value]) => saysIt(paths[file.format], path, value)))
    const keeping = saying.filter(({ kept }) => kept && has(withHidden(kept)))
    return {
      fact,
      said: saying.length,
      kept: keeping.length,
      shown: keeping.filter(({ shown }) => shown && has(shown)).length,
    }
  })
  const table: FactRow[] = [homes, ...facts.filter(({ said }) => said > 0)]
  return { table, problems: problems.map(({ reference = '', message }) => `${reference} ${message}`.trim()) }
}

const saysIt = (paths: RegExp | undefined, path: string, value: string): boolean =>
  paths?.test(path) === true && !SAYS_NOTHING.some(([at, nothing]) => at.test(path) && nothing.test(value))

const withHidden = (home: Property): HomeToRead => ({
  ...home,
  ...(home.wholeContact && { contact: home.wholeContact }),
  ...(home.whole?.address && { address: home.whole.address }),
})

/** Returns a ZIP of the file and what it names; pictures at web addresses are those of the agency's server. */
async function archiveOf({ agency }: FeedWorld, text: string, { format, homes }: SaidFile): Promise<Buffer> {
  const picture = await jpeg(20, 20)
  let count = 0
  const moved = text.replaceAll(/https?:\/\/[^\s"<|^]+\.(?:jpe?g|gif|png)/gi, () => {
    const path = `/${++count}.jpg`
    agency.files.set(path, { body: picture })
    return agency.origin + path
  })
  const names = homes.flatMap(({ said }) => said.map(([, value]) => value))
  const pictures = names.filter((name) => /^[^/\s]+\.(?:jpe?g|gif|png)$/i.test(name))
  const documents = names.filter((name) => /^[^/\s]+\.pdf$/i.test(name))
  const document = Buffer.from(await pdf())
  return zipOf({
    [format === 'blm' ? 'homes.blm' : format === 'reso' ? 'homes.json' : 'homes.xml']: Buffer.from(moved),
    ...Object.fromEntries(pictures.map((name) => [name, picture])),
    ...Object.fromEntries(documents.map((name) => [name, document])),
  })
}

/** Returns the paths of no fact that have a text, with the number of homes that have it. */
export function otherPaths({ format, homes }: SaidFile): [path: string, count: number][] {
  const known = Object.values(FACTS).flatMap((fact) => fact[format] ?? [])
  const counts = new Map<string, number>()
  for (const { said } of homes)
    for (const path of new Set(said.map(([each]) => each)))
      if (!known.some((paths) => paths.test(path))) counts.set(path, (counts.get(path) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}
