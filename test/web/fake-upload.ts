import { vi } from 'vitest'

type Upload = { call: string; headers: Headers; file: FormDataEntryValue | null }
export type UploadAnswer = { status: number; body: unknown } | { status: number; text: string } | 'never' | undefined

/** Mocks uploads to the image host; half of the file has been sent when the response arrives. */
export function fakeUpload(answer: () => UploadAnswer | Promise<UploadAnswer>): Upload[] {
  const sent: Upload[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
      onload = () => {}
      onerror = () => {}
      onabort = () => {}
      status = 0
      statusText = ''
      responseText = ''
      #call = ''
      #headers = new Headers()
      open(method: string, address: string) {
        this.#call = `${method} ${address}`
      }
      setRequestHeader(name: string, value: string) {
        this.#headers.set(name, value)
      }
      send(form: FormData) {
        sent.push({ call: this.#call, headers: this.#headers, file: form.get('image') })
        queueMicrotask(async () => {
          this.upload.onprogress?.({ loaded: 1, total: 2 })
          this.#answer(await answer())
        })
      }
      abort() {
        this.onabort()
      }
      #answer(given: UploadAnswer) {
        if (given === 'never') return
        if (!given) return this.onerror()
        this.status = given.status
        this.responseText = 'text' in given ? given.text : JSON.stringify(given.body)
        this.onload()
      }
    },
  )
  return sent
}

export const stored = (address: string): UploadAnswer => ({
  status: 200,
  body: { success: true, data: { display_url: address }, status: 200 },
})
