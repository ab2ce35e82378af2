import { PHONE_PICTURE_SIZES } from '../ui/picture-sources.ts'

/**
 * The grid of cards. It has no row gap, which would also separate the grid rows within a card; cards have bottom
 * margins instead.
 */
export const CARDS = 'drawn-homes-differ isolate grid gap-x-6'

export const COLUMNS = '@xl:grid-cols-2 @4xl:grid-cols-3'

export const EAGER = 3

export const CARD_PICTURE_SIZES = `(min-width: 80rem) 24rem, (min-width: 40rem) and (min-resolution: 2.5dppx) 31vw, (min-width: 40rem) 50vw, ${PHONE_PICTURE_SIZES}`

const card =
  'mb-6 row-span-6 grid grid-cols-1 grid-rows-subgrid content-start rounded-card border border-line bg-surface'
const lyingCard =
  'md:max-xl:col-span-3 md:max-xl:row-auto md:max-xl:grid-cols-2 md:max-xl:grid-rows-[1fr_repeat(5,auto)_1fr]'
const corners = 'rounded-t-[19px]' // those of the card, within its border

/**
 * Returns the classes of a card and its placeholder. Each part has a grid row, which aligns it with the other cards in
 * the row. `lying`: picture and texts are side by side on medium screens.
 */
export function cardLook(lying: boolean) {
  const side = lying ? 'md:max-xl:col-start-2 md:max-xl:px-10' : ''
  return {
    card: `${card} ${lying ? lyingCard : ''}`,
    picture: `${corners} ${lying ? 'md:max-xl:row-span-full md:max-xl:rounded-s-[19px] md:max-xl:rounded-e-none' : ''}`,
    heading: `row-start-2 px-5 pt-4 ${lying ? 'md:max-xl:text-3xl' : ''} ${side}`,
    place: `row-start-3 px-5 pt-1 ${side}`,
    facts: `row-start-4 px-5 pt-1 ${side}`,
    price: `row-start-5 self-end px-5 pt-2.5 ${side}`,
    foot: `row-start-6 mx-5 mt-4 border-t border-line py-3.5 ${lying ? 'md:max-xl:col-start-2 md:max-xl:mx-10' : ''}`,
    heart: `end-3 ${lying ? 'md:max-xl:end-[calc(50%+12px)]' : ''}`,
  }
}
