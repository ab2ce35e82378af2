// A process that only converts pictures: it receives one, responds with the result or a refusal, and ends with the app.
import { jpegOf, pictureConverter } from './convert-picture.ts'
import type { Conversion } from './converter.ts'
import type { JpegAnswer, JpegRequest } from './jpeg-converter.ts'
import { RefusedPicture } from './picture-refusals.ts'

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
    return error instanceof RefusedPicture ? { refused: error.problem } : { failure: String(error) }
  }
}
