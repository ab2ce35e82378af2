import { ACCESS_TOKEN, ENDS, OF_PERSON } from '../api/access-token.ts'
import { TIMEOUT_MS } from '../api/send.ts'
import { PICTURE_PLACE } from '../ui/PicturePlace.tsx'

/**
 * Makes the calls that stand in the document as JSON, without waiting for the page's scripts: they take the answers as their own
 * (api/first-answers.ts). Without a token that still holds, only the calls that need none. The first picture is shown
 * where it will be, and moves along with its stand-in until the home is there; it is in a shadow tree, which the page does not see when
 * it takes the document over.
 */
export const firstCallsScript = `(() => {
  const { byCookie, signedIn, ofPerson, picture } = JSON.parse(document.getElementById('first-calls').textContent)
  const ask = (address, bearer) => {
    const headers = { accept: 'application/json', ...(bearer && { authorization: 'Bearer ' + bearer }) }
    const answer = fetch(address, { headers, signal: AbortSignal.timeout(${TIMEOUT_MS}) })
    answer.catch(() => {}) // is told to whoever takes it
    firstAnswers[address] = { bearer, answer }
  }
  const made = (name, fields) => Object.assign(document.createElement(name), fields)
  const show = ({ srcset, sizes, ...kind }) => {
    const preload = { rel: 'preload', as: 'image', imageSrcset: srcset, imageSizes: sizes, fetchPriority: 'high' }
    document.head.append(made('link', { ...preload, ...kind }))
    const image = made('img', { alt: '', fetchPriority: 'high' })
    image.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;object-fit:cover;border-radius:inherit'
    const shown = made('picture')
    shown.style.borderRadius = 'inherit'
    shown.append(made('source', { srcset, sizes, ...kind }), image)
    const path = location.pathname
    const move = () => {
      const place = document.querySelector('[${PICTURE_PLACE}]')
      if (!place || location.pathname !== path) watch.disconnect()
      else if (!place.shadowRoot) place.attachShadow({ mode: 'open' }).append(shown)
    }
    const watch = new MutationObserver(move)
    document.addEventListener('DOMContentLoaded', () => {
      watch.observe(document.getElementById('root'), { childList: true, subtree: true })
      move()
    })
  }
  const firstAnswers = (window.firstAnswers = {})
  for (const address of byCookie) ask(address)
  const bearer = localStorage.getItem('${ACCESS_TOKEN}')
  const email = localStorage.getItem('${OF_PERSON}')
  if (!bearer || Number(localStorage.getItem('${ENDS}')) <= Date.now()) return
  for (const address of signedIn) ask(address, bearer)
  if (picture) show(picture)
  if (email) for (const address of ofPerson) ask(address + encodeURIComponent(email), bearer)
})()`
