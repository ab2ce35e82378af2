import { heicRefused } from '#contract/image'
import { Refusal } from '../../../refusal.ts'

export const heic = () => new Refusal('wrongKind', heicRefused, { image: heicRefused })

export const wrongKind = () =>
  new Refusal('wrongKind', 'This file is not a picture that can be shown. Send a JPEG, PNG, WebP or AVIF.', {
    image: 'Only JPEG, PNG, WebP and AVIF pictures are accepted',
  })

export const hdr = () =>
  new Refusal(
    'invalid',
    'This picture is in HDR, and would look grey here. Please export it as a standard picture (SDR, sRGB).',
    {
      image: 'HDR pictures can’t be shown; export it as SDR',
    },
  )

export const animated = () =>
  new Refusal('wrongKind', 'This is an animated AVIF. Please send a still picture: a JPEG, PNG, WebP or AVIF.', {
    image: 'Animated AVIF pictures can’t be shown',
  })

export const unreadable = () =>
  new Refusal('invalid', 'This picture can’t be read. It may be damaged or cut off.', {
    image: 'This picture can’t be read',
  })
