import { brandName } from '#contract/brand'
import { apiMarkdown } from './api-markdown.ts'

export function apiPage(ownData: string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${brandName()}: the calls</title>
</head>
<body>
<p><a href="/api/openapi.json">openapi.json</a></p>
<main>${blocks(apiMarkdown(ownData))}</main>
</body>
</html>`
}

function blocks(markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .map((block) => {
      const heading = /^(#{1,3}) (.*)$/.exec(block)
      if (heading?.[1]) return `<h${heading[1].length}>${inline(heading[2] ?? '')}</h${heading[1].length}>`
      const lines = block.trim().split('\n')
      if (lines[0]?.startsWith('|'))
        return `<table>${lines
          .filter((line) => !line.includes('---'))
          .map(row)
          .join('')}</table>`
      if (lines[0]?.startsWith('- '))
        return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
      return `<p>${inline(lines.join(' '))}</p>`
    })
    .join('\n')
}

const row = (line: string, at: number): string => {
  const cell = at === 0 ? 'th' : 'td'
  return `<tr>${line
    .split('|')
    .slice(1, -1)
    .map((text) => `<${cell}>${inline(text.trim())}</${cell}>`)
    .join('')}</tr>`
}

const inline = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
