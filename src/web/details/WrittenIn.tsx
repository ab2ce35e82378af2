import type { ShownText } from '#contract/shown-texts'
import * as t from '#messages/details'

export const WrittenIn = ({ text: { language }, className = '' }: { text: ShownText; className?: string }) =>
  language ? <p className={`text-sm text-muted ${className}`}>{t.writtenIn({ language })}</p> : null
