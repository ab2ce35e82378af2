import { type RefObject, useRef, useState } from 'react'
import { pictureProblem } from './images.ts'
import { uploadMessage, usePictureUpload } from './use-picture-upload.ts'

/** The state of `ChosenPicture`. `share`: the fraction that is sent, 0 to 1; undefined without an upload. */
export type PictureChoice = {
  input: RefObject<HTMLInputElement | null>
  share: number | undefined
  problem: string | undefined
  send: (file: File | undefined) => Promise<void>
  cancel: () => void
}

export function useChosenPicture(onUploaded: (address: string) => void): PictureChoice {
  const input = useRef<HTMLInputElement>(null)
  const { share, send, cancel } = usePictureUpload()
  const [problem, setProblem] = useState<string>()
  const sendChosen = async (file: File | undefined) => {
    if (!file) return
    const wrong = pictureProblem(file)
    setProblem(wrong)
    if (wrong) return
    await send(file).then(onUploaded, (error: unknown) => setProblem(uploadMessage(error)))
  }
  return { input, share, problem, send: sendChosen, cancel }
}
