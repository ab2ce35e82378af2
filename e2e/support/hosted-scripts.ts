export const cardFrame = `<!doctype html><title>Card</title><script>parent.postMessage({ card: location.hash.slice(1) }, '*')</script>`

/**
 * Stripe.js as far as the content policy is concerned: a script from a subdomain, frames for the fields and the bank's
 * challenge, and a confirming request (https://docs.stripe.com/security/guide).
 */
export const stripeJs = `
const framed = (url, where) => new Promise((done) => {
  const frame = document.createElement('iframe')
  frame.onload = () => done(frame)
  frame.src = url
  where.append(frame)
})
const element = (type) => {
  let changed = () => {}
  addEventListener('message', ({ origin, data }) => {
    if (origin === 'https://js.stripe.com' && data.card === type) changed({ elementType: type, complete: true, empty: false })
  })
  const made = {
    on: (event, listener) => { if (event === 'change') changed = listener; return made },
    mount: (where) => void framed('https://js.stripe.com/v3/elements-inner-card.html#' + type, where),
    off: () => made, once: () => made, update() {}, focus() {}, destroy() {}, unmount() {},
  }
  return made
}
const elements = () => {
  const made = new Map()
  const nameOf = (type) => type.__elementType ?? type
  return {
    create: (type) => { made.set(type, element(type)); return made.get(type) },
    getElement: (type) => made.get(nameOf(type)) ?? null,
    update() {}, fetchUpdates() {},
  }
}
const confirmCardPayment = async (secret) => {
  const frame = await framed('https://hooks.stripe.com/3d_secure_2/hosted', document.body)
  frame.remove()
  const id = secret.split('_secret_')[0]
  const body = new URLSearchParams({ client_secret: secret })
  const answer = await fetch('https://api.stripe.com/v1/payment_intents/' + id + '/confirm', { method: 'POST', body })
  return { paymentIntent: await answer.json() }
}
window.Stripe = Object.assign(
  () => ({ elements, confirmCardPayment, createToken() {}, createPaymentMethod() {}, registerAppInfo() {}, _registerWrapper() {} }),
  { version: 'endive' },
)
const more = document.createElement('script')
more.src = 'https://b.js.stripe.com/more.js'
document.head.append(more)
`

export const googleApi = `
const open = ({ url, where }, ready) => new Promise((done) => {
  const frame = document.createElement('iframe')
  frame.onload = () => done(ready({
    restyle: async () => {},
    ping: async (answered) => answered(),
    register: (_, listener) => addEventListener('message', ({ data }) => { if (data.authEvent) listener(data) }),
    send: (kind, _, answered) => { try { answered([{ [kind]: true }]) } catch {} }, // Firebase throws after it was answered
  }))
  frame.src = url
  where.append(frame)
})
window.gapi = { load: (_, { callback }) => callback(), iframes: { getContext: () => ({ open }) } }
window[new URL(document.currentScript.src).searchParams.get('onload')]()
`

export const googleWindow = `<!doctype html><title>Google</title><script>
const eventId = new URLSearchParams(location.search).get('eventId')
const authEvent = { type: 'signInViaPopup', eventId, sessionId: 'session', urlResponse: location.href + '#id_token=google' }
opener.postMessage({ authEvent }, '*')
</script>`
