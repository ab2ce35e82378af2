import { DebouncedField } from '../ui/form/DebouncedField.tsx'
import { Select } from '../ui/form/Select.tsx'
import { PriceField } from './PriceField.tsx'
import type { SearchErrors, SearchFields } from './search-in-url.ts'

type Props = {
  fields: SearchFields
  errors: SearchErrors
  onChange: (field: keyof SearchFields, value: string) => void
}

export const SearchBar = ({ fields, errors, onChange }: Props) => (
  <search>
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="mt-8 grid grid-cols-2 gap-4 rounded-card border border-line bg-surface p-5 lg:grid-cols-[5fr_2fr_2fr_3fr]"
    >
      <DebouncedField
        label="Search"
        type="search"
        placeholder="Town, street or agent"
        maxLength={200}
        value={fields.q}
        onText={(text) => onChange('q', text)}
        className="max-lg:col-span-2"
      />
      <PriceField
        label="Min price"
        value={fields.minPrice}
        error={errors.minPrice}
        onText={(text) => onChange('minPrice', text)}
      />
      <PriceField
        label="Max price"
        value={fields.maxPrice}
        error={errors.maxPrice}
        onText={(text) => onChange('maxPrice', text)}
      />
      <Select
        label="Sort by"
        value={fields.sort}
        onChange={(event) => onChange('sort', event.target.value)}
        className="max-lg:col-span-2"
      >
        <option value="newest">Newest</option>
        <option value="priceAsc">Price, lowest first</option>
        <option value="priceDesc">Price, highest first</option>
      </Select>
    </form>
  </search>
)
