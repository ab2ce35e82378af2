import * as opencv from '@techstark/opencv-js'

export type OpenCv = typeof opencv

export function bytesOf(cv: OpenCv, data: Uint8Array, rows: number, columns: number): opencv.Mat {
  const mat = new cv.Mat(rows, columns, cv.CV_8UC1)
  mat.data.set(data)
  return mat
}

/**
 * Loads OpenCV's WebAssembly build. It is wrapped in an object, because the module is a thenable that resolves to
 * itself: awaiting it would never end.
 */
export async function loadOpenCv(): Promise<{ cv: OpenCv }> {
  const cv = 'default' in opencv ? (opencv.default as OpenCv) : opencv // the form in which ES modules import a CommonJS package
  if (!('Mat' in cv))
    await new Promise<void>((resolve) => {
      Object.assign(cv, { onRuntimeInitialized: resolve })
    })
  return { cv }
}
