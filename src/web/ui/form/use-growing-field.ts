import { type RefObject, useLayoutEffect } from 'react'

/** Makes a field as high as its text where the browser does not by itself (`field-sizing`: Chrome 123, Safari 26.2, Firefox 152). */
export function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (!field.current || CSS.supports('field-sizing', 'content')) return
    const { style, offsetHeight, clientHeight } = field.current
    style.height = 'auto'
    style.height = text === '' ? '' : `${field.current.scrollHeight + offsetHeight - clientHeight}px` // with its borders
  }, [field, text])
}
