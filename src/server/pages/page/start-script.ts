const MAX_WAIT_FOR_PICTURE_MS = 300

/**
 * The text of the script that fetches the page's own and runs each in a turn of its own, so that none keeps a press waiting: when everything
 * but them is there, or, with those of a screen that the head names, as soon as the page has been painted once; and not before the picture
 * that the head preloads is on the screen, if that comes soon (D-213). A button pressed before they have taken the page over is held, and
 * pressed again then; links work by themselves. `files`: what `entry` needs, in this order.
 */
export const startScript = (entry: string, files: string[]): string => `(() => {
  const held = []
  const hold = (event) => {
    const button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    held.push(button)
  }
  const release = () => {
    removeEventListener('click', hold, true)
    for (const button of held) button.click()
  }
  const named = document.querySelector('meta[name="screen"]')?.content.split(' ')
  const first = [...${JSON.stringify(files)}, ...(named ? named.slice(0, 1) : []), ${JSON.stringify(entry)}]
  const start = async () => {
    for (const file of new Set([...first, ...(named ?? [])])) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    }
    for (const file of first) {
      await import(file)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const pictureShown = () => new Promise((resolve) => {
    const seen = (list) => list.getEntries().some(({ url }) => url) && resolve()
    new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(resolve, ${MAX_WAIT_FOR_PICTURE_MS})
  })
  const startWhenShown = async () => {
    if (document.visibilityState === 'hidden') return start()
    await painted()
    if (document.querySelector('link[rel="preload"][as="image"]')) await pictureShown()
    return start()
  }
  addEventListener('click', hold, true)
  addEventListener('page-ready', release, { once: true })
  if (named) startWhenShown()
  else addEventListener('load', startWhenShown, { once: true })
})()`
