import type { FeedItem, FeedPlace } from 'feed-formats'
import { type FeedFile, FeedFileError, type FeedSource, openFeed, openFeedFile } from 'feed-formats'
import { newPropertyFields } from '#contract/property-fields'
import * as r from '#messages/feedReports'
import { faultText } from '../../kept-text/fault-text.ts'
import { asSentence, shortened } from '../../kept-text/kept-texts.ts'
import { openSoldFile } from '../../sold-price/sold-file.ts'
import { readOptions } from './feed-options.ts'
import { checkedHome, isNegative, listingHash } from './listing-values.ts'
import type { IndexItem, ReadHome, ReadItem, ReadingTask } from './reading-task.ts'

type Items = { items: AsyncIterable<ReadItem[keyof ReadItem]>; share(): number }
type TaskOf<Kind extends ReadingTask['kind']> = Extract<ReadingTask, { kind: Kind }>

const MAX_PLACE_CHARACTERS = 200
/**
 * The number of characters read of a reference: one more than the limit, so that a longer reference is rejected instead
 * of truncated.
 */
const MAX_REFERENCE_CHARACTERS = 201

export async function openItems(task: ReadingTask): Promise<Items> {
  if (task.kind === 'picture') return { items: pictureOf(task), share: () => 1 }
  if (task.kind === 'sold') return soldRows(task)
  const source = await openSource(task)
  return { items: task.kind === 'index' ? indexItems(source) : homesOf(source, task), share: source.share }
}

async function openSource({ path, folder, format }: TaskOf<'index' | 'homes'>): Promise<FeedSource> {
  const source = await openFeed(path, { ...readOptions, folder })
  if (format === 'auto' || source.format === format) return source
  await source.close()
  throw new FeedFileError(r.otherFormat({ format: source.format, wanted: format }))
}

async function* indexItems(source: FeedSource): AsyncGenerator<IndexItem> {
  try {
    for await (const item of source.items) yield indexItem(item)
  } finally {
    await source.close()
  }
}

export function indexItem(item: FeedItem): IndexItem {
  if (item.kind === 'end') return item
  if (item.kind === 'listing') {
    const { reference, place } = item.listing
    return { kind: 'listing', place: shortPlace(place), reference, hash: listingHash(item.listing) }
  }
  const short = {
    place: shortPlace(item.place),
    ...(item.reference !== undefined && { reference: item.reference.slice(0, MAX_REFERENCE_CHARACTERS) }),
  }
  if (item.kind === 'problem')
    return {
      ...short,
      kind: 'problem',
      message: shortened(asSentence(item.fault ? faultText(item.fault) : item.message)),
    }
  if (item.kind === 'price') return checkedPrice(item, short)
  return item.kind === 'leftOut' ? { ...short, kind: 'leftOut' } : { ...item, place: short.place }
}

function checkedPrice(
  item: Extract<FeedItem, { kind: 'price' }>,
  short: Pick<FeedItem & { kind: 'problem' }, 'place' | 'reference'>,
): IndexItem {
  if (isNegative(item.price)) return { ...short, kind: 'problem', message: r.negativePrice({ price: item.price }) }
  const { data, error } = newPropertyFields.price.safeParse(item.price)
  if (data !== undefined) return { ...item, place: short.place, price: data }
  return { ...short, kind: 'problem', message: asSentence(error?.issues[0]?.message ?? r.noPriceGiven()) }
}

const shortPlace = ({ line, element, number }: FeedPlace): FeedPlace => ({
  line,
  number,
  element: element?.slice(0, MAX_PLACE_CHARACTERS),
})

async function* homesOf(source: FeedSource, { wanted, agent, terms }: TaskOf<'homes'>): AsyncGenerator<ReadHome> {
  try {
    let next = 0
    let at = 0
    for await (const item of source.items) {
      if (at++ !== wanted[next] || item.kind !== 'listing') continue
      next += 1
      const { reference, place, market } = item.listing
      yield { reference, place: shortPlace(place), market, checked: checkedHome(item.listing, agent, terms) }
      if (next === wanted.length) return
    }
  } finally {
    await source.close()
  }
}

async function soldRows({ path, currency }: TaskOf<'sold'>): Promise<Items> {
  const { batches, share } = await openSoldFile(path, currency)
  async function* rows() {
    for await (const batch of batches) yield* batch
  }
  return { items: rows(), share }
}

let opened: { path: string; file: FeedFile } | undefined

async function* pictureOf({ path, folder, file, maxBytes }: TaskOf<'picture'>): AsyncGenerator<Uint8Array> {
  if (opened?.path !== path) opened = { path, file: await openFeedFile(path, { folder }) }
  const bytes = await opened.file.picture(file, maxBytes)
  if (bytes) yield bytes
}
