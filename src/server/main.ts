import { runServer } from './start/program.ts'

await runServer()
