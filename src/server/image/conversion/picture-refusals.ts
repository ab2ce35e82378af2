import { Refusal } from '../../refusal.ts'

export const wrongKind = () =>
  new Refusal('wrongKind', 'This file is not a picture that can be shown. Send a JPEG, PNG, WebP or AVIF.', {
    image: 'Only JPEG, PNG, WebP and AVIF pictures are accepted',
  })

export const unreadable = () =>
  new Refusal('invalid', 'This picture can’t be read. It may be damaged or cut off.', {
    image: 'This picture can’t be read',
  })
