import { ACCESS_TOKEN, ENDS, OF_PERSON } from '../api/access-token.ts'
import { TIMEOUT_MS } from '../api/send.ts'

/**
 * Makes the calls that stand in the document as JSON, without waiting for the page's scripts: they take the answers as their own
 * (api/first-answers.ts). Without a token that still holds, only the calls that need none.
 */
export const firstCallsScript = `(() => {
  const { byCookie, signedIn, ofPerson, picture } = JSON.parse(document.getElementById('first-calls').textContent)
  const ask = (address, bearer) => {
    const headers = { accept: 'application/json', ...(bearer && { authorization: 'Bearer ' + bearer }) }
    const answer = fetch(address, { headers, signal: AbortSignal.timeout(${TIMEOUT_MS}) })
    answer.catch(() => {}) // is told to whoever takes it
    firstAnswers[address] = { bearer, answer }
  }
  const firstAnswers = (window.firstAnswers = {})
  for (const address of byCookie) ask(address)
  const bearer = localStorage.getItem('${ACCESS_TOKEN}')
  const email = localStorage.getItem('${OF_PERSON}')
  if (!bearer || Number(localStorage.getItem('${ENDS}')) <= Date.now()) return
  for (const address of signedIn) ask(address, bearer)
  if (picture) {
    const { srcset: imageSrcset, sizes: imageSizes, type = '' } = picture
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preload', as: 'image', type, imageSrcset, imageSizes, fetchPriority: 'high' }))
  }
  if (email) for (const address of ofPerson) ask(address + encodeURIComponent(email), bearer)
})()`
