import { type ChangeEvent, useId } from 'react'
import { PICTURE_KINDS } from '../../../providers/images/images.ts'

type Props = {
  onFiles: (files: File[]) => void
  /** Of the element that says how many there are and may be. */
  describedBy: string
}

/** Where pictures are chosen, several at once; files that are dropped on a file field are chosen too. */
export function AddPictures({ onFiles, describedBy }: Props) {
  const input = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    target.value = '' // the same file may be chosen again
  }
  return (
    <>
      <label htmlFor={input} className="mb-1.5 inline-block text-sm font-semibold">
        Add pictures
      </label>
      <input
        id={input}
        type="file"
        multiple
        accept={PICTURE_KINDS}
        aria-describedby={describedBy}
        onChange={choose}
        className="block w-full cursor-pointer rounded-field border border-dashed border-edge bg-surface px-4 py-6 text-sm transition-colors file:me-4 file:cursor-pointer file:rounded-full file:border-0 file:bg-brand-wash file:px-4 file:py-1.5 file:font-semibold file:text-brand hover:border-brand"
      />
    </>
  )
}
