import type { FirstCalls, PicturePreload } from '#contract/prerendering'
import { ACCESS_TOKEN, ENDS, OF_PERSON } from '../../platform/api/access-token.ts'
import { TIMEOUT_MS } from '../../platform/api/send.ts'
import { browserStorage } from '../../platform/storage/browser-storage.ts'
import { PICTURE_PLACE } from '../../ui/PicturePlace.tsx'

/**
 * An inline script that sends the calls listed in the document before the page's scripts load, which then use the
 * responses (platform/api/preloaded-responses.ts). Without a valid token, it sends only public calls.
 */
const { byCookie, signedIn, ofPerson, picture }: FirstCalls = JSON.parse(
  document.getElementById('first-calls')?.textContent ?? '',
)
const firstAnswers: NonNullable<typeof globalThis.firstAnswers> = {}
globalThis.firstAnswers = firstAnswers

function send(address: string, bearer?: string): void {
  const headers = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang, // as the page's scripts say: the browser may prefer another
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  }
  const answer = fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  answer.catch(() => {}) // the page's scripts handle the failure
  firstAnswers[address] = { bearer, answer }
}

/**
 * Shows the picture at its final position in a shadow tree, which hydration ignores. It follows its placeholder until
 * the home is rendered.
 */
function show({ srcset, sizes, ...kind }: PicturePreload): void {
  const preload = { rel: 'preload', as: 'image', imageSrcset: srcset, imageSizes: sizes, fetchPriority: 'high' }
  document.head.append(Object.assign(document.createElement('link'), preload, kind))
  const image = Object.assign(document.createElement('img'), { alt: '', fetchPriority: 'high' })
  image.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;object-fit:cover;border-radius:inherit'
  const shown = document.createElement('picture')
  shown.style.borderRadius = 'inherit'
  shown.append(Object.assign(document.createElement('source'), { srcset, sizes }, kind), image)
  const path = location.pathname
  const move = () => {
    const place = document.querySelector(`[${PICTURE_PLACE}]`)
    if (!place || location.pathname !== path) watch.disconnect()
    else if (!place.shadowRoot) place.attachShadow({ mode: 'open' }).append(shown)
  }
  const watch = new MutationObserver(move)
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root')
    if (root) watch.observe(root, { childList: true, subtree: true })
    move()
  })
}

for (const address of byCookie) send(address)
const bearer = browserStorage.read(ACCESS_TOKEN)
const email = browserStorage.read(OF_PERSON)
if (bearer && Number(browserStorage.read(ENDS)) > Date.now()) {
  for (const address of signedIn) send(address, bearer)
  if (picture) show(picture)
  if (email) for (const address of ofPerson) send(address + encodeURIComponent(email), bearer)
}
