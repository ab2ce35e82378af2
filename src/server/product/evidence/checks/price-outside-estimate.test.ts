import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../test/people/access.ts'
import { make } from '../../../../../test/people/make.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { propertyById } from '../../property/property.store.ts'
import { homesToCheck } from './checked-homes.store.ts'
import { estimatedHome } from './price-outside-estimate.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(() => app.close())

test.each([
  { type: 'apartment', tenure: 'leasehold', yearBuilt: 2025, features: ['Balcony'], figures: { newBuild: true } },
  { type: 'house', figures: { newBuild: false } },
  { type: 'house' },
] as const)('a price is compared with an estimate from the facts of the home’s page: %o', async (given) => {
  const agent = await make.user(app, { role: 'agent' })
  const { figures } = { figures: undefined, ...given }
  const features = 'features' in given ? ['Balcony'] : undefined
  const { id } = await make.property(app, { ...given, features, figures, agent, location: '1 Mill Lane, Ely' })
  const [home] = await homesToCheck(app.db, [id])
  if (!home) throw new Error('the home is not checked')
  const page = (await propertyById(app.db, id))?.property
  expect(page).toMatchObject(JSON.parse(JSON.stringify(estimatedHome(home))))
  const { tenure, yearBuilt, newBuild } = estimatedHome(home)
  expect([tenure, yearBuilt, newBuild]).toEqual([page?.tenure, page?.yearBuilt, page?.newBuild])
  expect(estimatedHome(home).features).toEqual(features)
})
