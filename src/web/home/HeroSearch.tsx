import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'

/** One field that leads to All Properties with its words; a visitor comes there by login, which remembers them (P-9). */
export function HeroSearch() {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('q')
    void navigate(paths.propertiesFound(typeof words === 'string' ? words : ''))
  }
  return (
    <search>
      <form onSubmit={submit} className="mt-7 flex max-w-lg items-end gap-2">
        <Field
          label="Search"
          type="search"
          name="q"
          placeholder="Town, street or agent"
          maxLength={200}
          className="min-w-0 grow"
        />
        <Button type="submit" className="border-[#fdf8ee]! bg-[#fdf8ee]! text-[#1f4a3d]! hover:bg-white!">
          Search
        </Button>
      </form>
    </search>
  )
}
