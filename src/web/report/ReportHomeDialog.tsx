import { zodResolver } from '@hookform/resolvers/zod'
import {
  HOME_REPORT_REASONS,
  HomeReportFields,
  type HomeReportReason,
  MAX_HOME_REPORT_LENGTH,
} from '#contract/home-report'
import * as t from '#messages/reportHome'
import { fieldErrors, messageOf } from '../platform/api/api-error.ts'
import { useDraftForm } from '../platform/session/use-draft.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import type { DialogState } from '../ui/feedback/DialogButton.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { TextArea } from '../ui/form/Field.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { Select } from '../ui/form/Select.tsx'
import { useFields } from '../ui/form/use-fields.ts'
import { useReportHome } from './report.queries.ts'

const empty = { reason: '' as HomeReportReason, text: '' } // no reason is chosen yet, which the form refuses

export function ReportHomeDialog({ propertyId, open, onClose }: { propertyId: string } & DialogState) {
  const { mutateAsync: report } = useReportHome(propertyId)
  const { form, clearDraft } = useDraftForm(`reportHome:${propertyId}`, {
    resolver: zodResolver(HomeReportFields),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = form.formState
  const { field, showErrors } = useFields(form)
  const submit = form.handleSubmit(async (sent) => {
    try {
      await report(sent)
      onClose()
      form.reset(empty)
      clearDraft()
      toast.success(t.reported())
    } catch (error) {
      showErrors(messageOf(error), fieldErrors(error))
    }
  })
  return (
    <Dialog open={open} onClose={onClose} title={t.title()}>
      <p className="mt-3 text-muted">{t.lead()}</p>
      <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
        <Select label={t.reason()} {...field('reason')}>
          <option value="">{t.choose()}</option>
          {Object.entries(HOME_REPORT_REASONS).map(([reason, words]) => (
            <option key={reason} value={reason}>
              {words()}
            </option>
          ))}
        </Select>
        <TextArea label={t.noticed()} maxLength={MAX_HOME_REPORT_LENGTH} {...field('text')} />
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" busy={isSubmitting} className="w-full sm:w-auto">
          {t.send()}
        </Button>
      </form>
    </Dialog>
  )
}
