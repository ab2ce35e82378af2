import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { avif, jpeg, png, webp } from './pictures.ts'

/** `answers` are the acceptable statuses; 200 means that the file was made harmless. */
export type HostileFile = { kind: string; name: string; bytes: Buffer; answers: number[] }

export const PAYLOAD = '<script>alert(document.domain)</script>'

export async function hostileFiles(): Promise<HostileFile[]> {
  const whole = {
    jpeg: await jpeg(640, 480),
    png: await png(640, 480),
    webp: await noisy('webp'),
    avif: await avif(640, 480),
  }
  return [
    ...filesOf('svg', [415], svgs()),
    ...filesOf('html', [415], htmls()),
    ...filesOf('polyglot, picture first', [200], tails(whole)),
    ...filesOf('polyglot, picture later', [415], heads(whole.jpeg)),
    ...filesOf('bomb', [413, 422], await bombs()),
    ...filesOf('metadata bomb', [200, 422], metadataBombs(whole.png)),
    ...filesOf('truncated', [415, 422], truncated(whole)),
    ...filesOf('noise behind a signature', [415, 422], noises(whole)),
    ...filesOf('broken inside', [200, 415, 422], flipped(whole)),
    ...filesOf('another format', [415], await otherFormats()),
    ...filesOf('empty', [415, 422], [Buffer.alloc(0), Buffer.from([0xff]), Buffer.from([0xff, 0xd8, 0xff])]),
  ]
}

type Whole = Record<'jpeg' | 'png' | 'webp' | 'avif', Buffer>

const filesOf = (kind: string, answers: number[], files: Buffer[]): HostileFile[] =>
  files.map((bytes, at) => ({ kind, name: `${kind} ${at + 1}`, bytes, answers }))

const noisy = (format: 'webp') =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .toFormat(format)
    .toBuffer()

function svgs(): Buffer[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${PAYLOAD}</svg>`
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')
  return [
    Buffer.from(svg),
    Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg>${svg}`),
    Buffer.from(`<!DOCTYPE svg [<!ENTITY e0 "ha">${entities}]>${svg.replace(PAYLOAD, '&e9;')}`),
    Buffer.from(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg.replace(PAYLOAD, '&x;')}`),
    gzipSync(svg),
    Buffer.from(`\ufeff${svg}`, 'utf16le'),
  ]
}

const htmls = (): Buffer[] =>
  [
    `<!doctype html>${PAYLOAD}`,
    `<html><body>${PAYLOAD}`,
    PAYLOAD,
    `<?php system($_GET[0]); ?>`,
    `\n\n <!--${PAYLOAD}-->`,
  ].map((text) => Buffer.from(text))

const tails = ({ jpeg, png, webp, avif }: Whole): Buffer[] => [
  ...[jpeg, png, webp, avif].map((picture) => Buffer.concat([picture, Buffer.from(PAYLOAD)])),
  Buffer.concat([jpeg.subarray(0, 2), marker(0xfe, PAYLOAD), jpeg.subarray(2)]),
  Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(`Comment\0${PAYLOAD}`)), png.subarray(33)]),
  Buffer.concat([jpeg, gzipSync(PAYLOAD)]),
]

const heads = (jpeg: Buffer): Buffer[] =>
  ['GIF89a/*', '%PDF-1.4\n', 'PK\x03\x04', `<!--`].map((head) => Buffer.concat([Buffer.from(head, 'latin1'), jpeg]))

async function bombs(): Promise<Buffer[]> {
  const small = await jpeg()
  const size = small.indexOf(Buffer.from([0xff, 0xc0])) + 5
  const hugeJpeg = Buffer.from(small)
  hugeJpeg.writeUInt16BE(65_500, size)
  hugeJpeg.writeUInt16BE(65_500, size + 2)
  return [
    hugeJpeg,
    pngOf(65_535, 65_535),
    pngOf(2_147_483_647, 2_147_483_647),
    pngOf(1, 2_000_000_000),
    await png(12_000, 9000),
    await webp(9000, 9000),
  ]
}

function metadataBombs(picture: Buffer): Buffer[] {
  const zeros = deflateSync(Buffer.alloc(64 * 1024 * 1024))
  const before = (...parts: Buffer[]) => Buffer.concat([picture.subarray(0, 33), ...parts, picture.subarray(33)])
  return [
    before(chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zeros]))),
    before(chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), zeros]))),
    before(...Array.from({ length: 20_000 }, () => chunk('tEXt', Buffer.from('a\0b')))),
  ]
}

const truncated = (whole: Whole): Buffer[] =>
  Object.values(whole).flatMap((picture) =>
    [0.3, 0.6, 0.9].map((share) => picture.subarray(0, Math.floor(picture.length * share))),
  )

const noises = (whole: Whole): Buffer[] =>
  Object.values(whole).map((picture) => Buffer.concat([picture.subarray(0, 32), random(20_000)]))

const flipped = (whole: Whole): Buffer[] =>
  Object.values(whole).flatMap((picture) =>
    [40, 90].map((every) => Buffer.from(picture.map((byte, at) => (at > 60 && at % every === 0 ? byte ^ 0x55 : byte)))),
  )

async function otherFormats(): Promise<Buffer[]> {
  const heads = [
    'BM',
    'MZ',
    '%!PS-Adobe-3.0',
    '8BPS',
    '\0\0\x01\0\x01\0',
    '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    '\x7fELF',
    'ID3\x04',
  ]
  const picture = sharp(await png())
  return [
    ...heads.map((head) => Buffer.concat([Buffer.from(head, 'latin1'), random(2000)])),
    await picture.clone().gif().toBuffer(),
    await picture.clone().tiff().toBuffer(),
    Buffer.from('push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context'),
  ]
}

function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(100))), chunk('IEND')])
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([uint32(data.length), typed, uint32(crc32(typed))])
}

function marker(code: number, text: string): Buffer {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([head, Buffer.from(text)])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

function random(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 42
  for (let at = 0; at < length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    bytes[at] = state >> 16
  }
  return bytes
}
