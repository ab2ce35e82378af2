import { comparePictures } from './compare-pictures.ts'
import { loadOpenCv } from './opencv.ts'
import { type DescribedPicture, describePicture, unpacked } from './picture-features.ts'

export type { DescribedPicture }

/** Describes and compares pictures in this process, which a picture that is built to break a decoder may end. */
export type PictureMatcher = {
  /** Describes a picture from its bytes; `undefined` when it shows too little. Throws for one that can't be read. */
  describe: (bytes: Uint8Array) => Promise<DescribedPicture | undefined>
  /** Tells whether two pictures are copies of one, by the features of their descriptions. */
  isSame: (one: Uint8Array, other: Uint8Array) => Promise<boolean>
}

/** Loads OpenCV's WebAssembly build, which takes about a second and 100 MB. */
export async function loadPictureMatcher(): Promise<PictureMatcher> {
  const { cv } = await loadOpenCv()
  return {
    describe: (bytes) => describePicture(cv, bytes),
    isSame: async (one, other) => (await comparePictures(cv, unpacked(one), unpacked(other))).isSame,
  }
}
