import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'

const LOADERS = { '.ts': 'ts', '.mts': 'ts', '.cts': 'ts' }

/**
 * Has a bundle contain ASCII alone, so that a script may be read with one byte for each character: esbuild escapes those of strings and
 * templates, not of patterns and `String.raw`. In these `\uXXXX` means the same, as `String.raw` writes patterns.
 */
export const asciiSource = {
  name: 'ascii-source',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.[cm]?[jt]s$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = inAscii(source)
      return contents === source ? undefined : { contents, loader: LOADERS[extname(path)] ?? 'js' }
    }),
}

/** A backslash before a character goes: the character itself is meant. */
export const inAscii = (source) =>
  source.replace(
    /(\\*)([^\0-\x7F])/g,
    (_, slashes, sign) => `${slashes.slice(slashes.length % 2)}\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
