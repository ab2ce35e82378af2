// Compiles the texts in src/messages into src/messages/compiled, which the code imports as `#messages/<noun>`.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { orExit, root } from './run.mjs'

const folder = join(root, 'src/messages/compiled')

/** Writes what has changed and removes what is left of other nouns. Throws with a line for each text that is wrong. */
export async function writeMessages() {
  const { LANGUAGES, readMessages } = await import('./messages/read-messages.mjs') // once the packages are installed
  const { messageProblems } = await import('./messages/message-problems.mjs')
  const { compileNoun, nounModule } = await import('./messages/compile-messages.mjs')
  const { withPseudo } = await import('./messages/pseudo-texts.mjs')
  const messages = await readMessages()
  const problems = messageProblems(messages)
  if (problems.length > 0) throw new Error(`The texts in src/messages are not complete:\n${problems.join('\n')}`)
  const shown = withPseudo(messages)
  const nouns = Object.entries(messages[LANGUAGES[0]]).filter(([, texts]) => Object.keys(texts).length > 0)
  const files = new Map(
    nouns.flatMap(([noun, texts]) => [
      [`${noun}.ts`, nounModule(noun, texts)],
      ...LANGUAGES.map((language) => [
        `${language}/${noun}.ts`,
        `// @ts-nocheck\n${compileNoun(shown[language][noun], language)}`,
      ]),
    ]),
  )
  await Promise.all([...files].map(([file, text]) => writeChanged(join(folder, file), text)))
  const entries = await readdir(folder, { recursive: true })
  const gone = entries.filter((name) => name.endsWith('.ts') && !files.has(name))
  await Promise.all(gone.map((name) => rm(join(folder, name))))
}

async function writeChanged(path, text) {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await orExit(writeMessages)
