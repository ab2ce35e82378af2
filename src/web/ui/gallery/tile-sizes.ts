import { PHONE_PICTURE_SIZES } from '../picture-sources.ts'

/** How wide the pictures of a mosaic are shown, as in the `sizes` attribute. */
export const tileSizes = {
  large: `(min-width: 64rem) 50rem, ${PHONE_PICTURE_SIZES}`,
  small: `(min-width: 40rem) 18rem, ${PHONE_PICTURE_SIZES}`,
}
