/**
 * An inline script that fetches the page's scripts and runs each in its own task, so that none blocks input. It starts
 * after all other resources have loaded, or, if the head names a page's own scripts, after the first paint; and not
 * before the picture preloaded by the head is shown, if that comes soon (D-213). Presses before hydration of
 * buttons, and of links that choose a language, which the account keeps, are held and repeated afterwards; other links
 * work natively. Its element names the scripts: `data-entry`, and in `data-files`
 * its imports in order.
 */
export {}

const MAX_WAIT_FOR_PICTURE_MS = 300

const held: HTMLElement[] = []

function hold(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button,a[hreflang]') : null
  if (!pressed) return
  event.preventDefault()
  event.stopPropagation()
  held.push(pressed)
}

function release(): void {
  removeEventListener('click', hold, true)
  for (const pressed of held) pressed.click()
}

const listed = (text: string | undefined): string[] => text?.split(' ').filter(Boolean) ?? []

const namesScreen = document.querySelector<HTMLMetaElement>('meta[name="screen"]')
const screenFiles = listed(namesScreen?.content)
const data = document.currentScript?.dataset
const first = [...listed(data?.files), ...screenFiles.slice(0, 1), ...listed(data?.entry)]

async function start(): Promise<void> {
  for (const href of new Set([...first, ...screenFiles]))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  await nextTask()
  new Intl.NumberFormat() // while the scripts load: the first use of `Intl` takes a phone 70 ms, which screens would add to theirs
  for (const file of first) {
    await import(file)
    await nextTask()
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const pictureShown = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some((shown) => 'url' in shown && shown.url)) resolve()
    })
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(resolve, MAX_WAIT_FOR_PICTURE_MS)
  })

async function startWhenShown(): Promise<void> {
  if (document.visibilityState === 'hidden') return start()
  await painted()
  if (document.querySelector('link[rel="preload"][as="image"]')) await pictureShown()
  return start()
}

addEventListener('click', hold, true)
addEventListener('page-ready', release, { once: true })
if (namesScreen) void startWhenShown()
else addEventListener('load', startWhenShown, { once: true })
