import { Fragment, type ReactNode } from 'react'
import { MARKED_PART } from '#contract/marked-parts'

type Props = { text: string; parts: Record<string, (words: string) => ReactNode> }

/**
 * Renders a text with elements in it, such as the link in "use our <form>contact form</form>". `parts`: functions that
 * render an element's words, by its tag.
 */
export function TextWithParts({ text, parts }: Props) {
  const pieces = text.split(MARKED_PART) // the text before, then for each part its tag, its words and the text after it
  return (
    <>
      <span>{pieces[0]}</span>
      {pieces.map((tag, at) => {
        if (at % 3 !== 1) return null
        const [words = '', after] = pieces.slice(at + 1)
        return (
          <Fragment key={tag}>
            <span>{parts[tag]?.(words) ?? words}</span>
            <span>{after}</span>
          </Fragment>
        )
      })}
    </>
  )
}
