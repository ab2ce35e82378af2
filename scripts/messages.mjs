// Compiles the texts in src/messages into src/messages/compiled, which the code imports as `#messages/<noun>`.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterChange } from './after-change.mjs'
import { orExit, root } from './run.mjs'

const catalogue = join(root, 'src/messages')
const folder = join(catalogue, 'compiled')
const compiler = ['package-lock.json', 'scripts/messages.mjs', 'scripts/messages']

/** Compiles the texts if they have changed. Throws with a line for each text that is wrong. */
export async function writeMessages() {
  const texts = (await readdir(catalogue)).filter((name) => name.endsWith('.json')).map((name) => join(catalogue, name))
  const settings = [process.env.PSEUDO_LANGUAGE]
  const stamp = join(root, 'dist/messages.hash')
  await afterChange({ stamp, inputs: [...compiler, ...texts], outputs: [folder], settings }, compileTexts)
}

/** Writes what has changed and removes what is left of other nouns. */
async function compileTexts() {
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
