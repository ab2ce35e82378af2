import { FeedFileError } from 'feed-formats'
import { OperatorError } from '../../operator-error.ts'

export async function onFile<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof FeedFileError ? new OperatorError(withPath(error, path)) : error
  }
}

function withPath({ fault, message }: FeedFileError, path: string): string {
  if (fault?.code === 'noFile') return `${path} doesn’t exist.`
  return fault?.code === 'notAFile' ? `${path} is not a file.` : message.replace(/^The file/, () => path)
}
