// npm run proof -- firebase-journey: the sign-in journey against Firebase's Auth emulator, when firebase-tools is installed.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const { ok, output } = await run('firebase', ['--version'], { quiet: true })
if (!ok) {
  console.log(
    'The Auth emulator is not installed, so there is no journey. To have it: npm install --global firebase-tools',
  )
  process.exit(0)
}
console.log(`firebase-tools ${output.trim()}`)

const folder = await mkdtemp(join(tmpdir(), 'keyhaven-firebase-'))
try {
  const emulators = { auth: { host: '127.0.0.1', port: await freePort() }, hub: { port: await freePort() } }
  const logging = { port: await freePort() }
  const settings = { emulators: { ...emulators, logging, ui: { enabled: false } } }
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(settings))
  const config = 'test/firebase-journey/firebase-journey.config.ts'
  const journey = `vitest run --root "${root}" --config "${join(root, config)}"`
  const args = ['emulators:exec', '--only', 'auth', '--project', 'demo-keyhaven', journey]
  process.exitCode = (await run('firebase', args, { cwd: folder })).ok ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
