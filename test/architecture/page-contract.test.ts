import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { pageContract } from '../../vite/page-contract.ts'

/** Returns the exports of a module of the page once it is built. */
async function builtFrom(source: string): Promise<Record<string, unknown>> {
  const entry = join(process.cwd(), 'src/web/of-a-test.ts')
  const module = {
    name: 'module',
    resolveId: (id: string) => (id === entry ? entry : undefined),
    load: (id: string) => (id === entry ? source : undefined),
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    plugins: [module, pageContract()],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' as const } },
  })
  const [chunk] = 'output' in built ? built.output : []
  return import(`data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`)
}

const userApi = `import { userApi } from '#contract/user'`

test('the page makes calls with a path and a method', async () => {
  const { update } = await builtFrom(`${userApi}; export const update = userApi.update`)
  expect(update).toEqual({ method: 'PATCH', path: '/users/me' })
})

test.each([
  ['reads one', 'export const it = userApi.update.body'],
  ['reads one over several lines', 'export const it = userApi\n  .update\n  ?.body'],
  ['takes one out', 'export const { body } = userApi.update'],
  ['takes one out under another name', 'export const { path, body: it } = userApi.update'],
])('a screen that %s of the schemas of a call does not build', async (_how, reads) => {
  await expect(builtFrom(`${userApi}; ${reads}`)).rejects.toThrow(/src\/web\/of-a-test\.ts reads a schema/)
})

test('a schema that is imported by its name is as it is', async () => {
  const { schema } = await builtFrom(
    `import { ProfileUpdate } from '#contract/user-fields'; export const schema = ProfileUpdate`,
  )
  expect(schema).toHaveProperty('safeParse')
})
