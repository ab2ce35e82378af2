import { crc32, deflateSync } from 'node:zlib'
import { upload } from '../../test/people/upload.ts'
import { jpeg } from '../../test/pictures/pictures.ts'
import { type Attack, type Target, tally } from './attack.ts'

const EACH = 4

export const flatPictures: Attack = {
  name: '8 pictures of 1 × 39,000,000',
  run: (target) => sendAll(target, flatPng(39_000_000)),
}

export const bigPictures: Attack = {
  name: '8 pictures of 5000 × 8000',
  run: async (target) => sendAll(target, await jpeg(5000, 8000)),
}

async function sendAll({ url, accounts, address }: Target, picture: Buffer): Promise<string> {
  const bytes = new Uint8Array(picture)
  const answers = Array.from({ length: 2 * EACH }, async (_, at) => {
    const { status } = await upload(url, accounts[at % 2]?.token, bytes, { address })
    return status
  })
  return tally(await Promise.all(answers))
}

function flatPng(height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(1, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8 // bits, of grey
  const rows = deflateSync(Buffer.alloc(2 * height)) // each a filter and a pixel
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}
