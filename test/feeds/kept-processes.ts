import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import type { ReadingProcess } from '../../src/server/product/feed/reading/feed-reader.ts'
import { MORE, type ReadingAnswer } from '../../src/server/product/feed/reading/reading-task.ts'

/** Starts reading processes, and keeps those that have answered for the next file: a start takes longer than a small file. */
export function keptProcesses(entry: URL) {
  const idle: ChildProcess[] = []
  return {
    start: (): ReadingProcess => {
      const child = idle.pop() ?? fork(entry, { serialization: 'advanced' })
      return keptProcess(child, () => void idle.push(child))
    },
    stop: () => {
      for (const child of idle.splice(0)) child.kill('SIGKILL')
    },
  }
}

function keptProcess(child: ChildProcess, keep: () => void): ReadingProcess {
  const events = new EventEmitter()
  let isAtWork = false
  let isOver = false
  const onMessage = (answer: ReadingAnswer) => {
    isAtWork = answer.kind === 'items'
    events.emit('message', answer)
  }
  const onExit = (...why: unknown[]) => events.emit('exit', ...why)
  child.on('message', onMessage).on('exit', onExit)
  return {
    on: (event: string, listener: (...args: never[]) => void) => void events.on(event, listener as () => void),
    send: (message) => {
      isAtWork ||= message !== MORE
      if (child.connected) child.send(message, () => {})
    },
    kill: () => {
      if (isOver) return
      isOver = true
      child.off('message', onMessage).off('exit', onExit)
      if (isAtWork || !child.connected) child.kill('SIGKILL')
      else keep()
    },
  }
}
