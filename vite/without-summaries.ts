import type { Plugin } from 'vite'

const CONTRACT = /src\/contract\/[^?]+\.ts$/
const SUMMARY = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),?/g

/** Leaves out of the page what calls say of themselves: only docs/api.md and the OpenAPI document read it. */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!CONTRACT.test(id)) return undefined
    return { code: code.replace(SUMMARY, (all) => all.replace(/[^\n]/g, ' ')), map: null } // everything else stays where it is
  },
})
