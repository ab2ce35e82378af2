import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Failure, failWith } from './failures.ts'

export type ImgbbFake = Awaited<ReturnType<typeof imgbbFake>>

/** imgbb's documented wire protocol (https://api.imgbb.com): one upload with a complete response. */
export async function imgbbFake() {
  const key = 'imgbb0key'
  const pictures = new Map<string, Buffer>()
  const state: { failure: Failure | undefined } = { failure: undefined }
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (state.failure) return failWith(state.failure, response, (status) => refusal(status, 'It went wrong.', 100))
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://imgbb')
    const send = (status: number, text: string) =>
      void response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(text)
    if (request.method !== 'POST' || pathname !== '/1/upload') return send(404, refusal(404, 'Not found.', 404))
    if (searchParams.get('key') !== key) return send(400, refusal(400, 'Invalid API v1 key.', 100))
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    const image = form.get('image')
    if (!(image instanceof File)) return send(400, refusal(400, 'Empty upload source.', 130))
    const id = `2ndCYJ${pictures.size}`
    const address = `https://i.ibb.co/${id}/${image.name}`
    pictures.set(address, Buffer.from(await image.arrayBuffer()))
    send(200, JSON.stringify(stored(id, address, image)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    account: { key, origin: `http://127.0.0.1:${port}`, milliseconds: 1_000 },
    pictures,
    fail: (failure: Failure | undefined) => {
      state.failure = failure
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const refusal = (status: number, message: string, code: number) =>
  JSON.stringify({ status_code: status, error: { message, code, context: 'Exception' }, status_txt: 'Bad Request' })

const stored = (id: string, address: string, { name, size }: File) => ({
  data: {
    id,
    title: name,
    url_viewer: `https://ibb.co/${id}`,
    url: address,
    display_url: address,
    width: '1600',
    height: '1200',
    size: String(size),
    time: '1552042565',
    expiration: '0',
    image: { filename: name, name, mime: 'image/webp', extension: 'webp', url: address },
    thumb: { filename: name, url: address },
    medium: { filename: name, url: address },
    delete_url: `https://ibb.co/${id}/670a7e48ddcb85ac340c717a41047e5c`,
  },
  success: true,
  status: 200,
})
