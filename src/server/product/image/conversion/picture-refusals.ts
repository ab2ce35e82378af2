import { heicRefused, MAX_IMAGE_MEGAPIXELS, MAX_IMAGE_SIDE } from '#contract/image'
import type { ProblemKind } from '#contract/problem'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/refusals'
import { Refusal } from '../../../refusal.ts'

const pixels = () => ({ pixels: shownNumber(MAX_IMAGE_SIDE) })
const megapixels = { megapixels: MAX_IMAGE_MEGAPIXELS }

type Texts = [kind: ProblemKind, text: () => string, ofField: () => string]

const problems = {
  heic: ['wrongKind', heicRefused, heicRefused],
  wrongKind: ['wrongKind', t.pictureKind, t.pictureKinds],
  hdr: ['invalid', t.pictureHdr, t.pictureHdrField],
  animated: ['wrongKind', t.pictureAnimated, t.pictureAnimatedField],
  unreadable: ['invalid', t.pictureUnreadable, t.pictureUnreadableField],
  tooWide: ['tooLarge', () => t.pictureTooWide(pixels()), () => t.pictureTooWideField(pixels())],
  tooLarge: ['tooLarge', () => t.pictureTooLarge(megapixels), () => t.pictureTooLargeField(megapixels)],
} satisfies Record<string, Texts>
export type PictureProblem = keyof typeof problems

/** A refused picture. Its `problem` passes from a process that converts pictures, where an error loses its class. */
export class RefusedPicture extends Refusal {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    const [kind, text, ofField]: Texts = problems[problem]
    super(kind, text, { image: ofField })
    this.problem = problem
  }
}
