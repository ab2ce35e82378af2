// A benchmark in small, run by its name: it leaves a program and a file behind.
import { runByName } from '../../scripts/by-name.mjs'
import { leaveBehind } from './left-behind.mjs'

process.argv.push('left')
await runByName('bench', { left: { about: '', run: () => new Promise(leaveBehind) } })
