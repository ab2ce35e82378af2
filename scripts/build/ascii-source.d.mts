import type { Plugin } from 'esbuild'

export const asciiSource: Plugin
