import { exportApi } from '#contract/export'
import { DownloadButton } from './DownloadButton.tsx'

/** Downloads a whole list as CSV. */
export const ExportButton = ({ list }: { list: keyof typeof exportApi }) => (
  <DownloadButton endpoint={exportApi[list]} failed="The file could not be downloaded." compact>
    Download CSV
  </DownloadButton>
)
