import { expect, onTestFinished, test, vi } from 'vitest'
import { imageApi, StoredImage } from '#contract/image'
import { fakeUpload, stored } from '../../../../test/web/fake-upload.ts'
import { upload } from './upload.ts'

test('an upload asks for refusals in the page’s language', async () => {
  document.documentElement.lang = 'de'
  onTestFinished(() => {
    document.documentElement.lang = 'en'
    vi.unstubAllGlobals()
  })
  const sent = fakeUpload(() => stored('/media/x.webp'))
  const watch = { onProgress: () => {}, signal: new AbortController().signal }
  await upload(imageApi.upload, StoredImage, new File(['x'], 'x.jpg'), watch)
  expect(sent[0]?.headers.get('accept-language')).toBe('de')
})
