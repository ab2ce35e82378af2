import type { ComponentProps } from 'react'
import { Picture } from './Picture.tsx'

/** A picture of 4:3 beside words that say what it shows, so that nobody has it read out twice. */
export const CardPicture = (picture: Omit<ComponentProps<typeof Picture>, 'alt' | 'width' | 'height'>) => (
  <Picture {...picture} alt="" width={800} height={600} />
)
