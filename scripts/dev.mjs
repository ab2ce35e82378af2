// npm run dev: the page on port 5173 and the server, both started again when their files change.
import { buildGazetteer } from './build.mjs'
import { installAndLoadSettings } from './ready.mjs'
import { launch } from './run.mjs'

await installAndLoadSettings()
await buildGazetteer()
// Away from the terminal's Ctrl-C: stopped by it and by us, they would take it as asked twice and not stop in order.
const apart = { detached: true, stdio: ['ignore', 'inherit', 'inherit'] }
const children = [
  launch('tsx', ['watch', '--clear-screen=false', 'src/server/main.ts'], apart),
  launch('vite', ['--port', '5173', '--strictPort', '--clearScreen', 'false'], apart),
]
let stopping = false

const stopAll = (code) => {
  if (stopping) return
  stopping = true
  process.exitCode = code
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', () => stopAll(1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(0))
