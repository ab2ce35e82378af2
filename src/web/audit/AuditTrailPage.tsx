import { useInfiniteQuery } from '@tanstack/react-query'
import { type AuditEntry, AuditKind } from '#contract/audit'
import * as t from '#messages/audit'
import { rowId } from '../platform/api/pages.ts'
import { ExportButton } from '../platform/export/DownloadButton.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { DebouncedField } from '../ui/form/DebouncedField.tsx'
import { Select } from '../ui/form/Select.tsx'
import { TableList } from '../ui/list/TableList.tsx'
import { useUrlFields } from '../ui/router/use-url-fields.ts'
import { type AuditFilter, auditTrail } from './audit.queries.ts'
import { auditColumns } from './audit-columns.tsx'
import { kindName } from './audit-words.ts'
import { SubjectField } from './SubjectField.tsx'

const AuditTrailPage = () => (
  <OwnPage title={t.title()} action={<ExportButton list="audit" />} lead={t.lead()}>
    {() => <Trail />}
  </OwnPage>
)

export { AuditTrailPage as Component }

function Trail() {
  const { fields, change } = useUrlFields('kind', 'actor', 'subject')
  const kind = AuditKind.safeParse(fields.kind).data
  const filter: AuditFilter = {
    kind,
    actor: fields.actor.trim() || undefined,
    subject: fields.subject.trim() || undefined,
  }
  const list = useInfiniteQuery(auditTrail(filter))
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <>
      <search className="mb-6 grid gap-4 sm:grid-cols-3">
        <Select label={t.kind()} value={kind ?? ''} onChange={({ target }) => change('kind', target.value)}>
          <option value="">{t.everyKind()}</option>
          {AuditKind.options.map((each) => (
            <option key={each} value={each}>
              {kindName(each)}
            </option>
          ))}
        </Select>
        <DebouncedField
          label={t.doneBy()}
          type="search"
          placeholder={t.email()}
          maxLength={254}
          value={fields.actor}
          onText={(text) => change('actor', text)}
        />
        <SubjectField
          subject={fields.subject}
          name={titleOf(fields.subject, list.data)}
          onSubject={(id) => change('subject', id)}
        />
      </search>
      <TableList
        list={list}
        keyOf={rowId}
        noun={t.total}
        search={JSON.stringify(filter)}
        failed={t.failed()}
        empty={
          isFiltered
            ? { title: t.noMatch(), link: { to: paths.auditTrail, name: t.showEverything() } }
            : { title: t.none() }
        }
        caption={t.title()}
        columns={auditColumns()}
      />
    </>
  )
}

const titleOf = (id: string, list: { pages: { rows: AuditEntry[] }[] } | undefined): string | undefined =>
  list?.pages.flatMap(({ rows }) => rows).find(({ subjectId }) => subjectId === id)?.subjectTitle
