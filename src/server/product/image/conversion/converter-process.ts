// A process that only converts pictures: it receives one, responds with the result or a refusal, and ends with the app.
import { Refusal } from '../../../refusal.ts'
import { jpegOf, pictureConverter } from './convert-picture.ts'
import type { Conversion } from './converter.ts'
import type { JpegAnswer, JpegRequest } from './jpeg-converter.ts'

const convert = pictureConverter()
process.on('disconnect', () => process.exit())
process.on('message', async (message: Uint8Array | JpegRequest) => {
  process.send?.(message instanceof Uint8Array ? await conversionOf(message) : await jpegAnswer(message))
})

async function jpegAnswer({ webp }: JpegRequest): Promise<JpegAnswer> {
  try {
    return { jpeg: await jpegOf(webp) }
  } catch (error) {
    return { failure: String(error) }
  }
}

async function conversionOf(original: Uint8Array): Promise<Conversion> {
  try {
    return { picture: await convert(original) }
  } catch (error) {
    if (!(error instanceof Refusal)) return { failure: String(error) }
    const { kind, message, errors } = error // an error loses its class when it is sent to another process
    return { refused: { kind, message, errors } }
  }
}
