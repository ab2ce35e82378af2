import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isolated } from '#contract/isolated'
import { MAX_AGENTS_LEFT_OUT, MAX_SEARCH_LENGTH } from '#contract/property-search'
import { anAgent } from '#messages/filters'
import * as t from '#messages/moreFilters'
import { oneAgent } from '../property/home.queries.ts'
import { Combobox, type Option } from '../ui/form/Combobox.tsx'
import { usePause } from '../ui/form/use-pause.ts'
import { howMany } from '../ui/list/how-many.ts'
import { Pick, Picks } from './FilterPicks.tsx'
import { agentsNamed } from './search.queries.ts'

type Props = { chosen: string[]; onToggle: (id: string) => void }

/** A field that finds agents by name, and those whose homes the search leaves out, each of which can be taken back. */
export function AgentsLeftOut({ chosen, onToggle }: Props) {
  return (
    <div className="grid h-fit gap-3 @2xl:col-span-3 @2xl:grid-cols-3">
      {chosen.length < MAX_AGENTS_LEFT_OUT ? (
        <AgentField chosen={chosen} onToggle={onToggle} />
      ) : (
        <p className="text-sm text-muted">{t.mostAgents({ most: MAX_AGENTS_LEFT_OUT })}</p>
      )}
      <ChosenAgents chosen={chosen} onToggle={onToggle} />
    </div>
  )
}

function AgentField({ chosen, onToggle }: Props) {
  const [typed, setTyped] = useState('')
  const asked = usePause(typed.trim())
  const { data, isError } = useQuery(agentsNamed(asked))
  const found = (asked && data?.filter(({ _id }) => !chosen.includes(_id))) || undefined
  const choose = ({ key }: Option) => {
    setTyped('')
    onToggle(key)
  }
  return (
    <Combobox
      label={t.notAgents()}
      placeholder={t.agentName()}
      maxLength={MAX_SEARCH_LENGTH}
      value={typed}
      hint={found?.length === 0 ? t.noAgents() : undefined}
      error={isError ? t.agentsFailed() : undefined}
      options={(found ?? []).map(({ _id, name, homesForSale }) => ({
        key: _id,
        text: name,
        detail: howMany(homesForSale, t.agentHomes),
      }))}
      announced={found ? t.agentsFound({ count: found.length }) : ''}
      onChange={({ target }) => setTyped(target.value)}
      onChoose={choose}
      onClear={() => setTyped('')}
    />
  )
}

function ChosenAgents({ chosen, onToggle }: Props) {
  const agents = useQueries({ queries: chosen.map((id) => oneAgent(id)) })
  return (
    <Picks label={t.agentsLeftOut()} className="@2xl:col-span-2">
      {chosen.map((id, at) => (
        <Pick key={id} name={isolated(agents[at]?.data?.name ?? anAgent())} isOn onToggle={() => onToggle(id)} />
      ))}
    </Picks>
  )
}
