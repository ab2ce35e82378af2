import { oneLine } from '../source/html-text.ts'
import type { FeedDocumentFile, FeedLink, FeedPicture, PictureKind } from './feed-format.ts'

/** Returns a link to a web address, which some senders percent-encode as a whole; `undefined` for other texts. */
export function linkAt(source: string | undefined, title = ''): FeedLink | undefined {
  const text = source?.trim().replaceAll('&amp;', '&') ?? ''
  const url = /^https?%3A/i.test(text) ? unescaped(text) : /^www\./i.test(text) ? `https://${text}` : text
  return /^https?:\/\//i.test(url) ? { url, title } : undefined
}

/** Returns a link, or the PDF in the feed's archive whose name it is; `undefined` for other texts. */
export function documentAt(source: string | undefined, title = ''): FeedLink | FeedDocumentFile | undefined {
  const link = linkAt(source, title)
  const file = source?.trim() ?? ''
  return link ?? (/\.pdf$/i.test(file) ? { file, title } : undefined)
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

type About = { caption?: string; kind?: PictureKind | undefined; modified?: string | undefined }

export function pictureAt(
  source: string | undefined,
  { caption = '', kind, modified = '' }: About = {},
): FeedPicture | undefined {
  const text = source?.trim().replaceAll('&amp;', '&') ?? '' // some senders escape it twice
  if (text === '') return undefined
  const about = { caption, ...(kind && { kind }), ...(modified.trim() !== '' && { modified: modified.trim() }) }
  return /^https?:\/\//i.test(text) ? { url: text, ...about } : { file: text, ...about }
}

const MAX_LINKS_READ = 20

export function saidLinks(links: (FeedLink | undefined)[] = []): FeedLink[] | undefined {
  const said = links.filter((link) => link !== undefined)
  const each = [...new Map(said.map((link) => [link.url, { ...link, title: oneLine(link.title) }])).values()]
  return each.length > 0 ? each.slice(0, MAX_LINKS_READ) : undefined
}

export function saidFiles(documents: (FeedLink | FeedDocumentFile | undefined)[] = []): FeedDocumentFile[] | undefined {
  const said = documents.flatMap((each) => (each && 'file' in each ? [{ ...each, title: oneLine(each.title) }] : []))
  return said.length > 0 ? said.slice(0, MAX_LINKS_READ) : undefined
}
