import { type Country, countries, findStaffCodes, MOST_CODES, makeStaffCodes } from 'contracts'
import { useFormat } from 'shared-state/format'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { Checkbox } from 'shared-ui/checkbox'
import { Dialog } from 'shared-ui/dialog'
import { Select } from 'shared-ui/select'
import { TextAreaField, TextField } from 'shared-ui/text-field'
import { Form } from '../../components/form.tsx'
import { saveFile } from '../../components/save-file.ts'
import { useStaffForm } from '../../components/use-staff-form.ts'
import { lookAgain } from '../../queries/look-again.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useWords } from '../../use-words.ts'
import { NEW_CODE, readNewCodes } from './new-codes.ts'

/** Makes a code, or a campaign whose codes are saved as a file, for they are told only once. */
export function MakeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const format = useFormat()
  const call = useStaffCall()
  const form = useStaffForm({
    initial: NEW_CODE,
    check(draft) {
      const { wrong, body } = readNewCodes(draft)
      return {
        problems: {
          code: wrong.code && t('discounts.make.codeMissing'),
          count: wrong.count && t('money.refund.creditsMissing', { most: format.number(MOST_CODES) }),
          percentage: wrong.percentage && t('money.refund.creditsMissing', { most: format.number(90) }),
          until: wrong.until && t('discounts.make.untilMissing'),
          minimum: wrong.minimum && t('discounts.make.minimumMissing'),
          most_uses: wrong.most_uses && t('money.refund.creditsMissing', { most: format.number(1_000_000) }),
          reason: wrong.reason && t('members.change.reasonMissing'),
        },
        body,
      }
    },
    send: (body) => call(makeStaffCodes, { body }),
    codeText: (code) => t(code === 'not_found' ? 'discounts.make.notSold' : 'discounts.make.taken'),
    onSent({ codes }, { code, count }) {
      if (count !== undefined)
        saveFile(`${code.toUpperCase()}.csv`, 'text/csv', codes.map((one) => `${one}\r\n`).join(''))
      const done = count === undefined ? 'discounts.make.done' : 'discounts.make.saved'
      toast({ tone: 'success', title: t(done) })
      void lookAgain(findStaffCodes)
      onClose()
    },
    showsProblemsOn: 'submit',
  })
  const { isCampaign, isWelcome } = form.values
  const text = (name: 'code' | 'count' | 'percentage' | 'until' | 'minimum' | 'most_uses') => ({
    ...form.bind(name),
    label: t(`discounts.make.${name}`),
    autoComplete: 'off',
    maxLength: 40,
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={t('discounts.make.title')}
      closeLabel={t('close')}
    >
      <Form form={form}>
        <Checkbox
          isSelected={isCampaign}
          onChange={(isSelected) => form.change({ isCampaign: isSelected })}
          description={t('discounts.make.isCampaignNote')}
        >
          {t('discounts.make.isCampaign')}
        </Checkbox>
        <TextField {...text('code')} description={t('discounts.make.codeNote')} isRequired />
        {isCampaign && <TextField {...text('count')} type="number" isRequired />}
        <TextField {...text('percentage')} type="number" isRequired />
        <TextField {...text('until')} type="date" description={t('discounts.make.untilNote')} />
        <Select<Country | 'any'>
          {...form.bind('country')}
          label={t('members.country')}
          placeholder={t('money.any')}
          options={[
            { id: 'any', label: t('money.any') },
            ...countries.map((id) => ({ id, label: format.country(id) })),
          ]}
        />
        <TextField {...text('minimum')} description={t('discounts.make.minimumNote')} />
        {!isCampaign && (
          <>
            <TextField {...text('most_uses')} type="number" description={t('discounts.make.most_usesNote')} />
            <Checkbox
              isSelected={isWelcome}
              onChange={(isSelected) => form.change({ isWelcome: isSelected })}
            >
              {t('discounts.make.isWelcome')}
            </Checkbox>
          </>
        )}
        <TextAreaField
          {...form.bind('reason')}
          label={t('members.change.reason')}
          description={t('money.refund.reasonNote')}
          isRequired
          maxLength={1000}
        />
        <Button type="submit" isPending={form.isPending} pendingLabel={t('pending')}>
          {t('discounts.make.button')}
        </Button>
      </Form>
    </Dialog>
  )
}
