// A runner of tests in small: it leaves a program and a file behind.
import startGuardedRun from '../server/run-folder.mjs'
import { leaveBehind } from './left-behind.mjs'

startGuardedRun()
leaveBehind()
