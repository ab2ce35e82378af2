// node scripts/icons.mjs: makes the icons under public/ from favicon.svg, for browsers that take no SVG. Its results are committed.
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const folder = new URL('../public/', import.meta.url)
const svg = await readFile(new URL('favicon.svg', folder))
const GROUND = '#1f4a3d' // the drawing's own, to the edge: systems cut their own corners

const drawn = (size) => sharp(svg, { density: (72 * size) / 32 }).resize(size, size)
const png = (picture) => picture.png({ compressionLevel: 9 }).toBuffer()
const save = async (name, bytes) => writeFile(new URL(name, folder), bytes)
/** `share`: how much of the side the drawing takes; a maskable icon may lose all beyond 80 % of it (w3.org/TR/appmanifest). */
async function onGround(size, share) {
  const inner = Math.round(size * share)
  const input = await png(drawn(inner))
  return png(sharp({ create: { width: size, height: size, channels: 3, background: GROUND } }).composite([{ input }]))
}

/** An ICO of pictures that are PNG files: a header, an entry of 16 bytes each, then the files. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let at = head.length
  for (const [place, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * place
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(bytes.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += bytes.length
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}

const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(drawn(size)) })))
await save('favicon.ico', ico(small))
for (const size of [192, 512]) {
  await save(`icon-${size}.png`, await png(drawn(size)))
  await save(`icon-maskable-${size}.png`, await onGround(size, 0.8))
}
await save('apple-touch-icon.png', await onGround(180, 0.9))
