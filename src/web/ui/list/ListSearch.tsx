import * as t from '#messages/list'
import { DebouncedField } from '../form/DebouncedField.tsx'

const MAX_LENGTH = 200

export const searchWords = (text: string): string | undefined => text.trim().slice(0, MAX_LENGTH) || undefined

type Props = { placeholder: string; value: string; onText: (text: string) => void; className?: string }

export const ListSearchField = ({ className, ...field }: Props) => (
  <DebouncedField label={t.search()} type="search" maxLength={MAX_LENGTH} className={className} {...field} />
)

export const ListSearch = (field: Props) => (
  <search className="mb-6 block max-w-md">
    <ListSearchField {...field} />
  </search>
)
