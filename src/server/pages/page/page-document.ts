import { createHash } from 'node:crypto'
import { brand, OWN_BRAND } from '#contract/brand'
import type { RenderedScreen, WaitingScreen } from '#contract/prerendering'
import { brandPalette } from './brand-style.ts'
import { inScript } from './page-head.ts'

/**
 * The parts of the built page: its HTML, the whole stylesheet, the part of it that the home page needs first, and the
 * inline scripts (src/web/prerender/inline).
 */
export type BuiltPage = {
  html: string
  styles: string
  firstStyles: string
  startScript: string
  firstCallsScript: string
}

export type Documents = {
  shell: (head: string) => string
  waiting: (head: string, screen: WaitingScreen, files: string[]) => string
  /** Returns the home page, with only the styles that its first view needs, and with its scripts last. */
  home: (head: string, screen: RenderedScreen) => string
  missing: (head: string, html: string) => string
  rendered: (head: string, screen: RenderedScreen) => string
  hashes: { script: string[]; style: string[] }
}

const ABOUT = /<title>[^<]*<\/title>\s*<meta name="description"[^<>]*>/
const ENTRY = /<script type="module"[^<>]* src="([^"<]+)"><\/script>/
const PRELOAD = /(?<!\s)\s*<link rel="modulepreload"[^<>]* href="([^"<]+)">/g
const SHEET = /(?<!\s)\s*<link rel="stylesheet"[^<>]* href="([^"<]+)">/
/**
 * Matches tags that load scripts and styles. Every document adds them in its own order, so the built HTML must have
 * none left.
 */
const LOADS_EARLY = /<script[^<>]* src=|rel="?(?:modulepreload|stylesheet)/
/** Elements that a brand replaces by its own (`headOf`). */
const ICONS = /\s*<link rel="(?:icon|apple-touch-icon)"[^<>]*>/g
const BARS = /\s*<meta name="theme-color"[^<>]*>/g
const UNKNOWN_HTML = 'index.html is not as the build makes it'
const ROOT = '<div id="root"></div>'
const WITHOUT_SCRIPTS = '#root{display:none}'

export function pageDocuments(page: BuiltPage): Documents {
  const { styles, firstStyles, startScript, firstCallsScript } = page
  const html = page.html.replaceAll(ICONS, '').replaceAll(BARS, '')
  const [icons, bars] = [ICONS, BARS].map((pattern) => (page.html.match(pattern) ?? []).join('').trim())
  const headIn = (head: string) => head + (brandPalette() ? '' : bars) + (brand() === OWN_BRAND ? icons : '')
  const entry = found(ENTRY, html)
  const sheet = found(SHEET, html)
  const files = [...html.matchAll(PRELOAD)].map(([, file = '']) => file)
  const start = `<script data-entry="${entry}" data-files="${files.join(' ')}">${startScript}</script>`
  const [before, after] = around(ABOUT, html.replace(SHEET, ''))
  const [without, end] = around(ROOT, after.replace(ENTRY, '').replace(PRELOAD, ''))
  const [direct] = around(ROOT, after)
  if (LOADS_EARLY.test(before + without + end)) throw new Error(UNKNOWN_HTML)
  const style = `<style>${styles}</style>`
  const firstStyle = `<meta name="all-styles" content="${sheet}"><style>${firstStyles}</style>`
  const filled = ({ html: body, state }: RenderedScreen) =>
    `<div id="root">${body}</div><script type="application/json" id="state">${state}</script>${start}`
  const firstCalls = (screen: WaitingScreen) =>
    `<script type="application/json" id="first-calls">${inScript(screen.firstCalls)}</script><script>${firstCallsScript}</script>`
  const hidden = `<noscript><style>${WITHOUT_SCRIPTS}</style></noscript>`
  const readable = ({ withoutScripts }: WaitingScreen) =>
    withoutScripts ? `<noscript>${withoutScripts}</noscript>` : ''
  const named = (more: string[]) => `<meta name="screen" content="${more.join(' ')}">`
  return {
    shell: (head) => before + headIn(head) + style + direct + ROOT + end,
    waiting: (head, screen, more) =>
      before +
      headIn(head) +
      firstCalls(screen) +
      style +
      named(more) +
      hidden +
      without +
      readable(screen) +
      filled(screen) +
      end,
    home: (head, screen) => before + headIn(head) + firstStyle + without + filled(screen) + end,
    missing: (head, html) => `${before}${headIn(head)}${style}${direct}<div id="root">${html}</div>${end}`,
    rendered: (head, screen) => before + headIn(head) + style + without + filled(screen) + end,
    hashes: {
      script: [hashOf(startScript), hashOf(firstCallsScript)],
      style: [hashOf(styles), hashOf(firstStyles), hashOf(WITHOUT_SCRIPTS)],
    },
  }
}

export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function found(pattern: RegExp, html: string): string {
  const [, name] = pattern.exec(html) ?? []
  if (!name) throw new Error(UNKNOWN_HTML)
  return name
}

function around(mark: RegExp | string, html: string): [before: string, after: string] {
  const [before = '', after, ...more] = html.split(mark)
  if (after === undefined || more.length > 0) throw new Error(UNKNOWN_HTML)
  return [before, after]
}
