// sharp's own decoding and encoding of the outputs that an upload is kept as, without anything around it.
import sharp from 'sharp'
import { PICTURE_WIDTHS, RENDITIONS } from '#contract/picture-file'

sharp.cache(false)
sharp.concurrency(1)
process.on('disconnect', () => process.exit())
process.on('message', async (photo: string) => {
  const bytes = Buffer.from(photo, 'base64')
  const since = performance.now()
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(Math.max(...PICTURE_WIDTHS))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const { width, format } of [...RENDITIONS, { width: 16, format: 'webp' }]) {
    const resized = sharp(data, { raw }).resize(width)
    const settings = format === 'avif' ? { quality: 57, effort: 0 } : { quality: 80, effort: 2 }
    await resized[format as 'avif' | 'webp'](settings).toBuffer()
  }
  process.send?.(performance.now() - since)
})
