import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '#contract/brand'
import { directionOf, type Language } from '#contract/language'

/**
 * Returns a mail's text as HTML: paragraphs, quotes, a button for a line that ends with an address, and a link for a
 * line followed by one, or for `unsubscribe`. All addresses are ours, because users' text contains none. Sets no page
 * colours, so that mail programs can use dark mode.
 */
export function mailHtml(
  subject: string,
  body: string,
  { language = 'en', unsubscribe }: { language?: Language; unsubscribe?: string | undefined } = {},
): string {
  const paragraphs = body.trim().split(/\n{2,}/)
  const nodes = paragraphs.map((text) => asParagraph(text, unsubscribe))
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
      </head>
      <body style={page}>{inSequence(nodes)}</body>
    </html>,
  )}`
}

const page: CSSProperties = {
  maxWidth: '36rem',
  margin: '0 auto',
  padding: '1.5rem',
  font: '16px/1.5 system-ui, sans-serif',
}
const quote: CSSProperties = { margin: '1em 0', paddingInlineStart: '1em', borderInlineStart: '3px solid #8a8a8a' }
const button = (): CSSProperties => ({
  display: 'inline-block',
  padding: '10px 18px',
  borderRadius: '8px',
  background: brand().colours?.main ?? '#1f5c4d', // texts in white are legible on every accepted one (P-354)
  color: '#ffffff',
  textDecoration: 'none',
})

const inSequence = (nodes: ReactNode[]) => createElement(Fragment, null, ...nodes)

function asParagraph(text: string, unsubscribe: string | undefined) {
  const lines = text.split('\n')
  if (lines.every((line) => line.startsWith('>')))
    return <blockquote style={quote}>{withBreaks(lines.map((line) => line.replace(/^> ?/, '')))}</blockquote>
  const [words = '', href = '', ...more] = lines
  if (ADDRESS.test(href) && more.length === 0)
    return (
      <p>
        <a href={href.trim()}>{words}</a>
      </p>
    )
  return <p>{withBreaks(lines.map((line) => asLine(line, unsubscribe)))}</p>
}

const ADDRESS = /^\s*https?:\/\/\S+$/

function asLine(line: string, unsubscribe: string | undefined) {
  const [, label, href] = /^(?:(.+?)\u00A0?: )?(https?:\/\/\S+)$/.exec(line) ?? []
  if (!href) return line
  return (
    <a href={href} style={href === unsubscribe ? undefined : button()}>
      {label ?? href}
    </a>
  )
}

const lineBreak = <br />

const withBreaks = (lines: ReactNode[]) =>
  inSequence(lines.flatMap((line, at) => (at === 0 ? [line] : [lineBreak, line])))
