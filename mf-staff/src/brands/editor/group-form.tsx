import {
  type BrandDocument,
  type BrandField,
  type BrandGroup,
  brandDocument,
  brandGroups,
  saveStaffBrand,
} from 'contracts'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { Form } from '../../components/form.tsx'
import { useStaffForm } from '../../components/use-staff-form.ts'
import { lookAtBrandsAgain } from '../../queries/look-again.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useWords } from '../../use-words.ts'
import classes from '../brands.module.css'
import { BrandFieldControl } from '../fields/brand-field-control.tsx'
import { type FormValue, fromForm, toForm } from '../fields/form-values.ts'

interface GroupFormProps {
  readonly group: BrandGroup
  /** With the draft. */
  readonly document: BrandDocument
}

/** The form of one group, made from the fields of its schema. */
export function GroupForm({ group, document }: GroupFormProps) {
  const t = useWords()
  const call = useStaffCall()
  const fields = Object.keys(brandGroups[group].shape) as BrandField[]
  const form = useStaffForm({
    initial: Object.fromEntries(
      fields.map((field) => [field, toForm(field, document[field], document)]),
    ) as Record<string, FormValue>,
    check(_, changed) {
      const read = Object.entries(changed).map(([name, value]) => {
        const field = name as BrandField
        const parsed = brandDocument.shape[field].safeParse(fromForm(field, value as FormValue, document))
        return { field, parsed }
      })
      const bad = read.filter(({ parsed }) => !parsed.success)
      return {
        problems: Object.fromEntries(
          bad.map(({ field }) => [field, t(field === 'domain' ? 'brands.invalidHost' : 'brands.invalid')]),
        ),
        body:
          bad.length === 0
            ? { changes: Object.fromEntries(read.map(({ field, parsed }) => [field, parsed.data])) }
            : undefined,
      }
    },
    send: (body) => call(saveStaffBrand, { body }),
    async onSent() {
      await lookAtBrandsAgain()
      toast({ tone: 'success', title: t('brands.saved') })
    },
    showsProblemsOn: 'submit',
  })
  return (
    <Form form={form} className={classes.form}>
      {fields.map((field) => (
        <BrandFieldControl key={field} field={field} document={document} bound={form.bind(field) as never} />
      ))}
      <div>
        <Button
          type="submit"
          isDisabled={!form.isDirty}
          isPending={form.isPending}
          pendingLabel={t('pending')}
        >
          {t('brands.save')}
        </Button>
      </div>
    </Form>
  )
}
