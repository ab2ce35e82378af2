import type { Problem } from '#contract/problem'

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
    title: answer.statusText || 'Something went wrong',
    status: answer.status,
    detail: answer.status >= 500 ? SERVER_FAILED : 'That did not work. Please try again.',
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
  const detail = isTimeout(cause) ? TOO_SLOW : NOT_REACHED
  return new ApiError({ type: 'about:blank', title: 'No answer', status: 0, detail, requestId: '' }, { cause })
}

export function unreadable({ status }: Response, cause: unknown): ApiError {
  const detail = 'The server’s answer could not be read. Please try again.'
  return new ApiError({ type: 'about:blank', title: 'Unreadable answer', status, detail, requestId: '' }, { cause })
}

const isTimeout = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'TimeoutError'

const SERVER_FAILED = 'The server is having trouble right now. Please try again in a moment.'
const TOO_SLOW = 'The server took too long to answer. Please try again.'
const NOT_REACHED = 'We could not reach the server. Please check your connection and try again.'
