import { readersMark } from '../platform/api/readers-mark.ts'
import type { TextFormat } from '../ui/form/use-debounced-text.ts'
import { plainArea, shownPlainArea } from './plain-numbers.ts'

/** Of a field for an area, or a price per area: written and read as the page's language writes numbers. */
export const areaFormat: TextFormat = {
  show: shownPlainArea,
  read: (text) => plainArea(text, readersMark()) ?? text.trim(),
}
