import type { ComponentProps } from 'react'
import * as t from '#messages/download'
import { DownloadButton } from './DownloadButton.tsx'

type Props = { endpoint: ComponentProps<typeof DownloadButton>['endpoint']; id: string; describedBy: string }

export const AddToCalendar = ({ endpoint, id, describedBy }: Props) => (
  <DownloadButton endpoint={endpoint} params={{ id }} failed={t.calendarFailed()} describedBy={describedBy} compact>
    {t.addToCalendar()}
  </DownloadButton>
)
