import { type ChildProcess, spawn } from 'node:child_process'

type World = { databaseUrl: string; dataDir: string; environment?: NodeJS.ProcessEnv }

export function commandProcess(
  command: 'import' | 'prices',
  { databaseUrl, dataDir, environment }: World,
  args: string[],
) {
  const child: ChildProcess = spawn(process.execPath, [`dist/server/${command}.js`, ...args], {
    env: { ...process.env, ...environment, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
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
