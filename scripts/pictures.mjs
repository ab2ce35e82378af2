// Makes the demo's pictures (public/demo) and their blurred placeholders from a folder of originals. Run by hand:
//   node scripts/pictures.mjs SOURCE_FOLDER
// with hero.jpg, home-NN-*.jpg and avatar-N.png in it.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { agentArt, placeholderArt } from './placeholder-art.mjs'

const [source] = process.argv.slice(2)
if (!source) {
  console.error('usage: node scripts/pictures.mjs SOURCE_FOLDER')
  process.exit(1)
}
const root = fileURLToPath(new URL('../', import.meta.url))
const target = join(root, 'public/demo')
const blurred = {}

await mkdir(target, { recursive: true })
for (const file of (await readdir(source)).sort()) {
  const { name } = parse(file)
  if (name.startsWith('home-')) await home(name, join(source, file))
  if (name.startsWith('avatar-')) await webp(join(source, file), 256, 82, name)
  if (name === 'hero') await hero(join(source, file))
}
for (const [type, svg] of Object.entries(placeholderArt)) await home(`placeholder-${type}`, Buffer.from(svg))
await webp(Buffer.from(agentArt), 256, 82, 'placeholder-agent')
await writeFile(join(root, 'src/server/platform/db/placeholders.json'), `${JSON.stringify(blurred, null, 2)}\n`)

/** One home in the three widths of a srcset, the smaller ones as AVIF too, and its 16 px placeholder. */
async function home(name, original) {
  await webp(original, 1600, 72, name)
  await webp(original, 800, 72, `${name}-800`)
  await webp(original, 400, 80, `${name}-400`, 40_000)
  await encode(original, 800, 'avif', 50, `${name}-800`)
  await encode(original, 400, 'avif', 55, `${name}-400`, 40_000)
  const tiny = await sharp(original).resize(16).blur(0.6).webp({ quality: 40, effort: 6 }).toBuffer()
  blurred[`/demo/${name}.webp`] = `data:image/webp;base64,${tiny.toString('base64')}`
}

async function hero(original) {
  // On a phone the hero is the largest paint, so its smallest width has a hard limit.
  for (const width of [750, 1600, 2400]) {
    const most = width === 750 ? 45_000 : Infinity
    await webp(original, width, 80, `hero-${width}`, most)
    await encode(original, width, 'avif', 64, `hero-${width}`, most)
  }
}

function webp(original, width, quality, name, most) {
  return encode(original, width, 'webp', quality, name, most)
}

/** Lowers the quality step by step until the file has at most `most` bytes. */
async function encode(original, width, format, quality, name, most = Infinity) {
  const bytes = await sharp(original).resize(width)[format]({ quality, effort: 6 }).toBuffer()
  if (bytes.length > most) return encode(original, width, format, quality - 4, name, most)
  await writeFile(join(target, `${name}.${format}`), bytes)
}
