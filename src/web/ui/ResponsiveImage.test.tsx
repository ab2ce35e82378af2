import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ResponsiveImage } from './ResponsiveImage.tsx'

afterEach(cleanup)

function shown(src: string) {
  const onError = vi.fn()
  const { container } = render(<ResponsiveImage src={src} alt="A home" sizes="50vw" onError={onError} />)
  const image = container.querySelector('img')
  if (!image) throw new Error('no image is shown')
  return { container, image, onError, source: () => container.querySelector('source') }
}

test('a visitor is offered our pictures as AVIF, and as WebP where that can’t be had', () => {
  const { image, onError, source } = shown('/media/a.webp')
  expect(source()?.getAttribute('srcset')).toMatch(/^\/media\/a-400\.avif 400w/)
  fireEvent.error(image)
  expect(source()).toBeNull()
  expect(image.getAttribute('srcset')).toMatch(/^\/media\/a-400\.webp 400w/)
  expect(onError).not.toHaveBeenCalled()
  fireEvent.error(image)
  expect(onError).toHaveBeenCalledOnce()
})

test('a picture from elsewhere is shown as it is', () => {
  const { image, onError, source } = shown('https://example.org/a.jpg')
  expect(source()).toBeNull()
  expect(image.getAttribute('srcset')).toBeNull()
  fireEvent.error(image)
  expect(onError).toHaveBeenCalledOnce()
})
