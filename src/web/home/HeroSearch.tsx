import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { SearchField } from '../search/SearchField.tsx'
import { Button } from '../ui/Button.tsx'

/** One field that leads to All Properties with its words; a visitor comes there by login, which remembers them (P-9). */
export function HeroSearch() {
  const navigate = useNavigate()
  const [q, setQ] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => setQ(form.current ? wordsIn(form.current) : ''), []) // typed before the scripts were there
  const find = (words: string) => void navigate(paths.propertiesFound(words))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    find(wordsIn(event.currentTarget))
  }
  return (
    <search>
      <form ref={form} action={paths.allProperty} onSubmit={submit} className="mt-7 flex max-w-lg items-end gap-2">
        <SearchField name="q" value={q} onText={setQ} onPlace={find} className="min-w-0 grow [&_input]:pe-11" />
        <Button type="submit" className="border-[#fdf8ee]! bg-[#fdf8ee]! text-[#1f4a3d]! hover:bg-white!">
          Search
        </Button>
      </form>
    </search>
  )
}

function wordsIn(form: HTMLFormElement): string {
  const words = new FormData(form).get('q')
  return typeof words === 'string' ? words : ''
}
