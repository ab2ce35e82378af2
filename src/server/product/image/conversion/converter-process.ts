// A process that only converts pictures: it receives one, answers with the result or a refusal, and ends with the app.
import { constants, setPriority } from 'node:os'
import { Refusal } from '../../../refusal.ts'
import { pictureConverter } from './convert-picture.ts'
import type { Conversion } from './converter.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL) // requests have priority
const convert = pictureConverter()
process.on('disconnect', () => process.exit())
process.on('message', async (original: Uint8Array) => {
  process.send?.(await conversionOf(original))
})

async function conversionOf(original: Uint8Array): Promise<Conversion> {
  try {
    return { picture: await convert(original) }
  } catch (error) {
    if (!(error instanceof Refusal)) return { failure: String(error) }
    const { kind, message, errors } = error // an error loses its class between processes
    return { refused: { kind, message, errors } }
  }
}
