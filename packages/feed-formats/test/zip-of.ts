import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(files)) archive.addBuffer(content, name)
  archive.end()
  return buffer(archive.outputStream)
}
