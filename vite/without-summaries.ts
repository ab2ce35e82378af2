import type { Plugin } from 'vite'

const CONTRACT = /src\/contract\/[^?]+\.ts$/
const SUMMARY = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),?/g

/** Removes the summaries of calls from the page; only docs/api.md and the OpenAPI document use them. */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!CONTRACT.test(id)) return undefined
    return { code: code.replace(SUMMARY, (all) => all.replace(/[^\n]/g, ' ')), map: null } // everything else stays where it is
  },
})
