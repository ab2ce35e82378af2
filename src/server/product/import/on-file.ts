import { FeedFileError } from 'feed-formats'
import { OperatorError } from '../../operator-error.ts'

export async function onFile<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof FeedFileError ? new OperatorError(withPath(error.message, path)) : error
  }
}

function withPath(message: string, path: string): string {
  if (message === 'There is no such file.') return `there is no file ${path}.`
  return message === 'Not a file.' ? `${path} is no file.` : message.replace(/^The file/, () => path)
}
