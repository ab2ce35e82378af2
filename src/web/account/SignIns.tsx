import { useInfiniteQuery } from '@tanstack/react-query'
import type { SignIn } from '#contract/account'
import * as t from '#messages/account'
import * as ui from '#messages/ui'
import { messageOf } from '../platform/api/api-error.ts'
import { rowId } from '../platform/api/pages.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { List } from '../ui/list/List.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { shownMoment } from '../ui/time/format.ts'
import { signInList, useEndSignIn } from './account.queries.ts'
import { Section } from './Section.tsx'

export function SignIns() {
  const list = useInfiniteQuery(signInList)
  return (
    <Section title={t.sessions()}>
      <List list={list} keyOf={rowId} failed={t.sessionsFailed()} empty={null}>
        {(rows) =>
          rows ? (
            <ul className="lines-between">
              {rows.map((signIn) => (
                <Row key={signIn._id} signIn={signIn} />
              ))}
            </ul>
          ) : (
            <Skeleton className="h-16" />
          )
        }
      </List>
    </Section>
  )
}

function Row({ signIn: { _id, device, createdAt, renewedAt, current } }: { signIn: SignIn }) {
  const end = useEndSignIn(_id)
  const name = deviceName(device)
  const press = () =>
    end.mutate(undefined, {
      onSuccess: () => toast.success(t.sessionEnded()),
      onError: (error) => toast.failure(ui.somethingWrong(), { detail: messageOf(error) }),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-semibold">
          <span>{name}</span> {current && <span className="ms-1 text-sm font-bold text-brand">{t.thisBrowser()}</span>}
        </p>
        <p className="text-sm text-muted">
          <TextWithParts
            text={t.sinceAndLast({ began: shownMoment(createdAt), last: shownMoment(renewedAt) })}
            parts={{
              began: (moment) => <time dateTime={createdAt}>{moment}</time>,
              last: (moment) => <time dateTime={renewedAt}>{moment}</time>,
            }}
          />
        </p>
      </div>
      {!current && (
        <Button
          variant="quiet"
          compact
          busy={end.isPending}
          onClick={press}
          aria-label={t.endSession({ device: name, moment: shownMoment(createdAt) })}
        >
          {t.end()}
        </Button>
      )}
    </li>
  )
}

const browsers: [sign: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [sign: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
]

function deviceName(userAgent: string | null): string {
  const find = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return t.browserOn({ browser, system })
  return browser ?? system ?? t.unknownDevice()
}
