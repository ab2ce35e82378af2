// A process that only converts pictures: it gets one, answers it converted or refused, and ends with the app that started it.
import { constants, setPriority } from 'node:os'
import { Refusal } from '../../../refusal.ts'
import { pictureConverter } from './convert-picture.ts'
import type { Conversion } from './converter.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL) // people who read go before
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
    const { kind, message, errors } = error // an error loses its class on the way
    return { refused: { kind, message, errors } }
  }
}
