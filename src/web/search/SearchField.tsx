import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { MAX_SEARCH_LENGTH, type Suggestions } from '#contract/property-search'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/search'
import { paths } from '../platform/navigation/paths.ts'
import { suggestionsFor } from '../property/property.queries.ts'
import { Combobox, type Option } from '../ui/form/Combobox.tsx'
import { useDebouncedText } from '../ui/form/use-debounced-text.ts'
import { usePause } from '../ui/form/use-pause.ts'

type Props = {
  value: string
  onText: (text: string) => void
  onPlace?: (name: string) => void
  name?: string
  className?: string
}

export function SearchField({ value, onText, onPlace, ...rest }: Props) {
  const navigate = useNavigate()
  const debounced = useDebouncedText(value, onText)
  const typed = debounced.value.trim()
  const { data } = useQuery(suggestionsFor(usePause(typed)))
  const choose = ({ key, text }: Option) => {
    if (!key.startsWith(PLACE)) {
      debounced.onBlur() // later, it would undo the navigation
      return void navigate(paths.propertyDetails(key))
    }
    debounced.onChange({ target: { value: text } })
    onText(text)
    onPlace?.(text)
  }
  return (
    <Combobox
      {...rest}
      {...debounced}
      label={t.search()}
      inputMode="search"
      enterKeyHint="search"
      placeholder={t.placeholder()}
      maxLength={MAX_SEARCH_LENGTH}
      options={typed && data ? optionsOf(data) : []}
      announced={data ? announcementOf(data) : ''}
      onChoose={choose}
      onEnter={debounced.onBlur}
      onClear={() => {
        debounced.onChange({ target: { value: '' } })
        onText('')
      }}
    />
  )
}

const PLACE = 'place '

const optionsOf = ({ places, homes }: Suggestions): Option[] => [
  ...places.map(({ name, homes: count }) => ({ key: `${PLACE}${name}`, text: name, detail: homesIn(count) })),
  ...homes.map((home) => ({ key: home._id, text: titleOf(home), detail: home.location })),
]

const homesIn = (count: number): string => t.homes({ n: count })

const announcementOf = ({ places, homes }: Suggestions): string =>
  t.suggested({ places: places.length, homes: homes.length })
