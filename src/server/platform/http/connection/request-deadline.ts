import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as t from '#messages/refusals'
import { Refusal } from '../../../refusal.ts'
import type { MinRate, Timeouts } from './timeouts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the route itself limits the rate of its body, by `tooSlow`. */
    isSlowBody?: boolean
    isOpenEnded?: boolean
  }
}

const ANSWER_MS = 5_000

export function limitRequests(app: FastifyInstance, { requestMs, standstillMs }: Timeouts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request) && !request.routeOptions.config?.isSlowBody) startDeadline(request, reply, requestMs)
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config?.isOpenEnded) return
    reply.raw.setTimeout(standstillMs, () => reply.raw.destroy()) // until the end of this response
  })
  app.addHook('onResponse', async (request, reply) => {
    if (hasBody(request) && request.routeOptions.config?.isSlowBody) startDeadline(request, reply, requestMs)
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

function startDeadline({ raw }: FastifyRequest, reply: FastifyReply, ms: number): void {
  const timer = setTimeout(giveUp, ms, raw, reply)
  raw.once('close', () => clearTimeout(timer))
}

/**
 * Handles a request body that arrives too late. If a handler is reading it, the handler gets an error and the
 * connection stays open for the response; otherwise the connection is closed.
 */
function giveUp(body: IncomingMessage, reply: FastifyReply): void {
  if (body.complete || body.destroyed) return
  const isRead = !reply.sent && body.listenerCount('error') > 0
  if (!isRead) return void body.destroy()
  body.emit('error', tooLate())
  const timer = setTimeout(() => body.destroy(), ANSWER_MS)
  body.once('close', () => clearTimeout(timer))
}

/**
 * Waits for `graceMs`, then measures consecutive windows of `windowMs`: rejects with the refusal `timedOut` after the
 * first window whose average is below `bytesPerSecond`. Also rejects when `signal` is aborted.
 */
export async function tooSlow(
  { socket }: IncomingMessage,
  { bytesPerSecond, windowMs }: MinRate,
  graceMs: number,
  signal: AbortSignal,
): Promise<never> {
  await wait(graceMs, undefined, { signal })
  for (let before = socket.bytesRead; ; before = socket.bytesRead) {
    await wait(windowMs, undefined, { signal })
    if (socket.bytesRead - before < (bytesPerSecond * windowMs) / 1000) throw tooLate()
  }
}

const tooLate = () => new Refusal('timedOut', t.requestTooSlow)
