import * as z from 'zod/mini'
import { LARGEST_RENDITION, pictureFile } from '#contract/picture-file'
import { boundedFetch } from '../bounded-fetch.ts'
import { type ImageStore, PicturesUnavailable } from './images.ts'

type Account = { key: string; origin?: string; milliseconds?: number; ask?: typeof fetch }

const IMGBB = 'https://api.imgbb.com'

/** The fields that we use of a response (https://api.imgbb.com). Its `delete_url`, a secret, is dropped. */
const Stored = z.object({
  success: z.literal(true),
  data: z.object({ display_url: z.string().check(z.regex(/^https:\/\/[^\s"'<>]{4,500}$/)) }),
})
const Refused = z.object({ error: z.object({ message: z.string() }) })

/**
 * A store at imgbb, which stores and serves only the largest rendition: nothing can be opened, listed or removed here.
 */
export function imgbb({ key, origin = IMGBB, milliseconds = 30_000, ask = boundedFetch() }: Account): ImageStore {
  const upload = (form: FormData): Promise<Response> =>
    ask(`${origin}/1/upload?key=${encodeURIComponent(key)}`, {
      method: 'POST',
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    })
  return {
    kind: 'imgbb',
    put: async (id, files) => {
      const largest = files.find(({ name }) => name === pictureFile(id, LARGEST_RENDITION))
      if (!largest) throw new Error(`picture ${id} lacks its largest rendition`)
      const form = new FormData()
      form.append('image', new Blob([new Uint8Array(largest.bytes)], { type: 'image/webp' }), largest.name)
      return wrapProviderErrors(async () => {
        const answer = await upload(form)
        if (!answer.ok) throw new PicturesUnavailable(await refusalIn(answer))
        return Stored.parse(await answer.json()).data.display_url
      })
    },
    open: async () => undefined,
    remove: async () => {},
    ids: async function* () {},
    check: () =>
      wrapProviderErrors(async () => {
        const message = await refusalIn(await upload(new FormData())) // without a picture: the error tells whether the key is valid
        if (!/Empty upload/i.test(message)) throw new PicturesUnavailable(message)
      }),
  }
}

/** Returns imgbb's error message, but not the address of the request, which contains the key. */
async function refusalIn(answer: Response): Promise<string> {
  const sent: unknown = await answer.json().catch(() => undefined)
  const { data } = Refused.safeParse(sent)
  return `imgbb answered ${answer.status}${data ? `: ${data.error.message.slice(0, 200)}` : ''}`
}

async function wrapProviderErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PicturesUnavailable) throw error
    const unreadable = error instanceof SyntaxError || error instanceof z.core.$ZodError
    throw new PicturesUnavailable(unreadable ? 'imgbb’s answer can’t be read' : 'imgbb did not answer')
  }
}
