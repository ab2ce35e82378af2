import { expect, test } from 'vitest'
import { tourFrame } from './tour-frame.ts'

const hosts = ['youtube.com', 'youtu.be', 'vimeo.com', 'matterport.com']

test.each([
  ['https://youtu.be/a1?t=9', 'https://www.youtube-nocookie.com/embed/a1'],
  ['https://m.youtube.com/watch?v=a1&t=9', 'https://www.youtube-nocookie.com/embed/a1'],
  ['https://www.youtube.com/shorts/a1', 'https://www.youtube-nocookie.com/embed/a1'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  ['https://my.matterport.com/show/?m=x', 'https://my.matterport.com/show/?m=x'],
  ['http://youtu.be/a1', undefined],
  ['https://youtu.be.example/a1', undefined],
  ['https://user@tours.example', undefined],
  ['no address', undefined],
])('the frame of %s is %s', (address, frame) => {
  expect(tourFrame(address, hosts)).toBe(frame)
})
