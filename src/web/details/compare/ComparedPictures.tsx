import { useState } from 'react'
import type { Property } from '#contract/property'
import * as t from '#messages/compare'
import * as gallery from '#messages/gallery'
import { LineIcon } from '../../ui/LineIcon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { pictureSteps } from './picture-steps.ts'
import { as, CELL, ROW, ROW_NAME, STAYS } from './table-parts.ts'

export function ComparedPictures({ homes }: { homes: (Property | undefined)[] }) {
  const [wanted, setWanted] = useState(0)
  const steps = pictureSteps(homes)
  if (steps.length === 0) return null
  const step = Math.min(wanted, steps.length - 1)
  return (
    <tr {...as.row} className={ROW}>
      <th {...as.rowheader} scope="row" className={`${ROW_NAME} align-top`}>
        <div className={`flex-wrap items-center gap-x-2 swiped:flex ${STAYS}`}>
          <span>{t.pictures()}</span>
          {steps.length > 1 && (
            <span className="-ms-3 flex items-center print:hidden swiped:ms-0">
              <StepButton
                name={gallery.previousPicture()}
                path="M15 5 8 12l7 7"
                isOff={step === 0}
                onPress={() => setWanted(step - 1)}
              />
              <span role="status" className="text-ink tabular-nums">
                {gallery.position({ number: step + 1, count: steps.length })}
              </span>
              <StepButton
                name={gallery.nextPicture()}
                path="m9 5 7 7-7 7"
                isOff={step === steps.length - 1}
                onPress={() => setWanted(step + 1)}
              />
            </span>
          )}
        </div>
      </th>
      {homes.map((home, index) => {
        const picture = steps[step]?.[index]
        return (
          <td {...as.cell} key={home?._id ?? `home ${index + 1}`} className={`${CELL} align-top`}>
            {picture ? (
              <Picture
                {...picture}
                width={800}
                height={600}
                sizes="(min-width: 48rem) 20vw, 50vw"
                className="rounded-[14px] print:max-h-[28mm]"
              />
            ) : (
              <p className="grid aspect-4/3 place-items-center rounded-[14px] bg-sunken p-2 text-center text-sm text-muted print:aspect-auto print:h-[28mm]">
                {t.noPicture()}
              </p>
            )}
          </td>
        )
      })}
    </tr>
  )
}

type StepProps = { name: string; path: string; isOff: boolean; onPress: () => void }

const StepButton = ({ name, path, isOff, onPress }: StepProps) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onPress}
    className="grid size-11 cursor-pointer place-items-center rounded-full text-ink hover:bg-sunken focus-visible:rounded-full aria-disabled:cursor-default aria-disabled:opacity-40 rtl:-scale-x-100"
  >
    <LineIcon path={path} />
  </button>
)
