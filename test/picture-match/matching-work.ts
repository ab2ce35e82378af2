import { availableParallelism } from 'node:os'
import sharp from 'sharp'

/** Returns the stored rendition for phones, which is compared. */
export const asStored = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes).resize(800, 2400, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()

export async function inTurns<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const turn = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, turn))
}
