import { expect, onTestFinished, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { requestOf } from '../../../test/people/access.ts'
import { make } from '../../../test/people/make.ts'
import { appProcess, newDataDir } from '../../../test/server/app-process.ts'
import { testDatabase } from '../../../test/server/database.ts'
import { properties } from '../product/tables/property.ts'

const secret = 'a secret of at least thirty-two characters'

test('the script reads signs beyond ASCII as its source does', async () => {
  const { db, url: DATABASE_URL, close } = await testDatabase()
  onTestFinished(close)
  const { dataDir, remove } = await newDataDir()
  onTestFinished(remove)
  const app = await appProcess({ DATABASE_URL, DATA_DIR: dataDir, APP_SECRET: secret, DEMO: 'false' })
  onTestFinished(() => app.end('SIGKILL'))
  const agent = await make.user({ ...app, db, parts: { secret } }, { role: 'agent' })
  const home = {
    title: 'Mill House',
    location: '1 Weir Lane, Bath',
    price: '250’000 – 300’000',
    agentImage: 'https://pictures.example/a.png',
    propertyImage: 'https://pictures.example/b.png',
    description: 'A house by the weir.',
  }
  const { url, init } = requestOf(app, agent, propertyApi.create, { body: home })
  expect((await fetch(url, init)).status).toBe(201)
  const [listed] = await db.select().from(properties)
  expect(listed).toMatchObject({ priceMin: 250_000_00, priceMax: 300_000_00 })
})
