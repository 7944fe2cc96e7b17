import {
  grantStaffRole,
  readStaffLog,
  revokeStaffRole,
  type StaffRole,
  staffOfBrand,
  staffRoles,
} from 'contracts'
import { queryClient } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { Select } from 'shared-ui/select'
import { TextAreaField, TextField } from 'shared-ui/text-field'
import { Form } from '../components/form.tsx'
import { useStaffForm } from '../components/use-staff-form.ts'
import { useBrand } from '../session/brand-context.ts'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useWords } from '../use-words.ts'

export type RoleChange =
  | { readonly kind: 'grant' }
  | { readonly kind: 'revoke'; readonly member: string; readonly name: string; readonly role: StaffRole }

interface RoleDialogProps {
  readonly change: RoleChange
  readonly onClose: () => void
}

interface Draft {
  readonly member: string
  readonly role: StaffRole | null
  readonly reason: string
}

/** Gives or takes a role, with the reason that stands in the log. */
export function RoleDialog({ change, onClose }: RoleDialogProps) {
  const t = useWords()
  const brand = useBrand()
  const call = useStaffCall()
  const isGrant = change.kind === 'grant'
  const initial: Draft = isGrant
    ? { member: '', role: null, reason: '' }
    : { member: change.member, role: change.role, reason: '' }
  const form = useStaffForm({
    initial,
    check({ member, role, reason }) {
      const [who, why] = [member.trim(), reason.trim()]
      return {
        problems: {
          member: who === '' && t('access.memberMissing'),
          role: role === null && t('access.roleMissing'),
          reason: why === '' && t('access.reasonMissing'),
        },
        body: role !== null && who !== '' && why !== '' ? { member: who, role, reason: why } : undefined,
      }
    },
    send: (body) => call(isGrant ? grantStaffRole : revokeStaffRole, { body }),
    codeText: (code) =>
      t(
        code === 'not_found'
          ? 'access.nobody'
          : code === 'invalid_input'
            ? 'access.unconfirmed'
            : 'access.failed',
      ),
    onSent() {
      toast({ tone: 'success', title: t(isGrant ? 'access.given' : 'access.taken') })
      for (const { path } of [staffOfBrand, readStaffLog])
        void queryClient.invalidateQueries({ queryKey: [path] })
      onClose()
    },
    showsProblemsOn: 'submit',
  })
  const heading = isGrant
    ? t('access.giveAt', { brand: brand.name })
    : t('access.takeFrom', { role: t(`roles.${change.role}`), name: change.name })
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} heading={heading} closeLabel={t('close')}>
      <Form form={form}>
        {isGrant && (
          <>
            <TextField
              {...form.bind('member')}
              label={t('access.who')}
              description={t('access.whoNote', { brand: brand.name })}
              autoComplete="off"
              maxLength={254}
              isRequired
            />
            <Select<StaffRole>
              {...form.bind('role')}
              label={t('access.role')}
              placeholder={t('access.rolePlaceholder')}
              isRequired
              options={staffRoles.map((id) => ({
                id,
                label: t(`roles.${id}`),
                description: t(`access.may.${id}`),
              }))}
            />
          </>
        )}
        <TextAreaField
          {...form.bind('reason')}
          label={t('access.reason')}
          description={t('access.reasonNote')}
          isRequired
          maxLength={1000}
        />
        <Button
          type="submit"
          variant={isGrant ? 'primary' : 'danger'}
          isPending={form.isPending}
          pendingLabel={t('pending')}
        >
          {t(isGrant ? 'access.give' : 'access.take')}
        </Button>
      </Form>
    </Dialog>
  )
}
