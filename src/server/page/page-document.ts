import { createHash } from 'node:crypto'
import type { Prerendered } from '#contract/page/prerendering'

/** What the build made: its HTML, the whole stylesheet, and the part of it that the home page's first view needs. */
export type BuiltPage = { html: string; styles: string; firstStyles: string }

/** The page's documents, each from what stands in its head about it, and the hashes of what stands inline in them. */
export type Documents = {
  /** A screen that the browser makes. */
  shell: (head: string) => string
  /** The home page, rendered: its own styles only, and its scripts after everything else. */
  home: (head: string, screen: Prerendered) => string
  /** Another screen, rendered. */
  rendered: (head: string, screen: Prerendered) => string
  hashes: { script: string[]; style: string[] }
}

const ABOUT = /<title>.*?<\/title>\s*<meta name="description"[^>]*>/s
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g
const SHEET = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/
const ROOT = '<div id="root"></div>'

export function pageDocuments({ html, styles, firstStyles }: BuiltPage): Documents {
  const entry = found(ENTRY, html)
  const sheet = found(SHEET, html)
  const files = [...html.matchAll(PRELOAD)].map(([, file = '']) => file)
  const start = startAfterLoad(entry, files)
  const [before = '', after = ''] = html.replace(SHEET, '').split(ABOUT)
  const [afterLoad = '', end = ''] = after.replace(ENTRY, '').replace(PRELOAD, '').split(ROOT)
  const [direct = ''] = after.split(ROOT)
  const style = `<style>${styles}</style>`
  const firstStyle = `<meta name="all-styles" content="${sheet}"><style>${firstStyles}</style>`
  const filled = ({ html: body, state }: Prerendered) =>
    `<div id="root">${body}</div><script type="application/json" id="state">${state}</script><script>${start}</script>`
  return {
    shell: (head) => before + head + style + direct + ROOT + end,
    home: (head, screen) => before + head + firstStyle + afterLoad + filled(screen) + end,
    rendered: (head, screen) => before + head + style + afterLoad + filled(screen) + end,
    hashes: { script: [hashOf(start)], style: [hashOf(styles), hashOf(firstStyles)] },
  }
}

/**
 * Fetches the scripts when everything else is there, and runs each in a turn of its own, so that none keeps a press waiting. A button pressed before they have taken the page over is held, and pressed
 * again then; links work by themselves.
 */
const startAfterLoad = (entry: string, files: string[]): string => `(() => {
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
  const start = async () => {
    const files = ${JSON.stringify([...files, entry])}
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    }
    for (const file of files) {
      await import(file)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  addEventListener('click', hold, true)
  addEventListener('page-ready', release, { once: true })
  addEventListener('load', start, { once: true })
})()`

/** As a content security policy names an inline script or style. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function found(pattern: RegExp, html: string): string {
  const [, name] = pattern.exec(html) ?? []
  if (!name) throw new Error('index.html is not as the build makes it')
  return name
}
