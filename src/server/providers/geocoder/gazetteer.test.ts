import { expect, test } from 'vitest'
import { gazetteer } from './gazetteer.ts'

test('names the command to run when the gazetteer is missing', async () => {
  await expect(gazetteer({ folder: '/nowhere' }).check()).rejects.toThrow('run npm run build')
})
