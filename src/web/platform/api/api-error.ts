import type { Problem } from '#contract/problem'
import * as t from '#messages/connection'

/** An unsuccessful API call. Its message is for the user; `problem.status` is 0 without a response. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly problem: Problem

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.detail, options)
    this.problem = problem
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const fieldErrors = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? (error.problem.errors ?? {}) : {}

export const isNotThere = (error: unknown): boolean => statusOf(error) === 404

export const isConflict = (error: unknown): boolean => statusOf(error) === 409

export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.problem.status : 0)

/** Returns true for a refusal that a retry would repeat. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.problem.status >= 400 &&
  error.problem.status < 500 &&
  !PASSING.includes(error.problem.status)

const PASSING = [408, 429] // request timeout, too many requests

/** Returns true for a failure of the network or the server, for 408 and for 429: the same call may succeed later. */
export const mayPass = (error: unknown): boolean => !isRefusal(error)

export async function problemOf(answer: Response): Promise<Problem> {
  const sent: unknown = await answer.json().catch(() => undefined) // without JSON, our own message below is used
  if (isProblem(sent)) return sent
  return {
    type: 'about:blank',
    title: answer.statusText || t.somethingWrong(),
    status: answer.status,
    detail: answer.status >= 500 ? t.serverFailed() : t.didNotWork(),
    requestId: answer.headers.get('x-request-id') ?? '',
  }
}

/** Checks the shape without zod, which the first view does not load (D-213). */
function isProblem(sent: unknown): sent is Problem {
  const { type, title, status, detail, requestId, errors = {} }: Record<string, unknown> = Object(sent)
  if (typeof status !== 'number' || typeof errors !== 'object' || errors === null || Array.isArray(errors)) return false
  return [type, title, detail, requestId, ...Object.values(errors)].every((text) => typeof text === 'string')
}

export function unreachable(cause: unknown): ApiError {
  const detail = isTimeout(cause) ? t.tooSlow() : t.notReached()
  return new ApiError({ type: 'about:blank', title: t.noAnswer(), status: 0, detail, requestId: '' }, { cause })
}

export function unreadable({ status }: Response, cause: unknown): ApiError {
  const detail = t.unreadable()
  return new ApiError({ type: 'about:blank', title: t.unreadableAnswer(), status, detail, requestId: '' }, { cause })
}

const isTimeout = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'TimeoutError'
