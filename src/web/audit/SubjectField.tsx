import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/audit'
import { listingsMatching } from '../property/listing.queries.ts'
import { Combobox } from '../ui/form/Combobox.tsx'
import { usePause } from '../ui/form/use-pause.ts'
import { peopleMatching } from '../user/user.queries.ts'

const MIN_TYPED = 2
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Props = {
  subject: string
  name: string | undefined
  onSubject: (id: string) => void
}

export function SubjectField({ subject, name, onSubject }: Props) {
  const [typed, setTyped] = useState<string>()
  const [chosen, setChosen] = useState({ id: '', name: '' })
  const shown = chosen.id === subject ? chosen.name : (name ?? subject)
  const words = usePause((typed ?? '').trim())
  const enabled = words.length >= MIN_TYPED
  const { data: homes = [] } = useQuery({ ...listingsMatching(words), enabled })
  const { data: people = [] } = useQuery({ ...peopleMatching(words), enabled })
  const options = [
    ...homes.map(({ _id, title, location }) => ({ key: _id, text: title, detail: location })),
    ...people.map((person) => ({ key: person._id, text: person.name, detail: person.email })),
  ]
  const type = (text: string) => (text === '' || ID.test(text) ? choose(text, text) : setTyped(text))
  const choose = (id: string, text: string) => {
    setChosen({ id, name: text })
    setTyped(undefined)
    onSubject(id)
  }
  return (
    <Combobox
      label={t.doneTo()}
      placeholder={t.homeOrPerson()}
      inputMode="search"
      enterKeyHint="search"
      maxLength={100}
      value={typed ?? shown}
      options={typed && enabled ? options : []}
      announced={t.suggested({
        homes: homes.length,
        shownHomes: shownNumber(homes.length),
        people: people.length,
        shownPeople: shownNumber(people.length),
      })}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(undefined)}
      onChoose={({ key, text }) => choose(key, text)}
      onClear={() => choose('', '')}
    />
  )
}
