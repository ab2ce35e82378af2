import { comparePictures } from './compare-pictures.ts'
import { loadOpenCv } from './opencv.ts'
import { type DescribedPicture, describePicture } from './picture-features.ts'
import { unpacked } from './picture-format.ts'

export type { DescribedPicture }

/** Describes and compares pictures in this process, which a picture crafted to break a decoder may crash. */
export type PictureMatcher = {
  /** Returns `undefined` if the picture shows too little. Throws if it can't be decoded. */
  describe: (bytes: Uint8Array) => Promise<DescribedPicture | undefined>
  isSame: (one: Uint8Array, other: Uint8Array) => Promise<boolean>
}

/** Loads OpenCV's WebAssembly build, which takes about a second and 100 MB. */
export async function loadPictureMatcher(): Promise<PictureMatcher> {
  const { cv } = await loadOpenCv()
  return {
    describe: (bytes) => describePicture(cv, bytes),
    isSame: (one, other) => comparePictures(cv, unpacked(one), unpacked(other)),
  }
}
