import { type ChildProcess, spawn } from 'node:child_process'

export function importProcess(databaseUrl: string, dataDir: string, args: string[]) {
  const child: ChildProcess = spawn(process.execPath, ['dist/server/import.js', ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece) => {
      output += piece
    })
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
  return { ended, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}
