import type { ComponentProps } from 'react'
import { directionOf } from '#contract/language'
import { type ShownText, shownTitle } from '#contract/shown-texts'

/** The title of a home in the reader's language, or else in its agent's; its language is marked for screen readers. */
export const HomeTitle = ({ home, className }: { home: Parameters<typeof shownTitle>[0]; className?: string }) => {
  const title = shownTitle(home)
  return (
    <bdi {...inItsLanguage(title)} className={className}>
      {title.text}
    </bdi>
  )
}

export const inItsLanguage = ({
  language,
}: Pick<ShownText, 'language'>): Pick<ComponentProps<'bdi'>, 'lang' | 'dir'> =>
  language ? { lang: language, dir: directionOf(language) } : {}
