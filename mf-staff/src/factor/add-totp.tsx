import { addTotp, beginTotp } from 'contracts'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { TextField } from 'shared-ui/text-field'
import { Form } from '../components/form.tsx'
import { useStaffForm } from '../components/use-staff-form.ts'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useProblemText, useWords } from '../use-words.ts'
import type { AddedFactor } from './added-factor.ts'
import { codeIn } from './code-in.ts'
import classes from './factor.module.css'
import { useFactorProblem } from './passkeys.ts'
import { QrCode } from './qr-code.tsx'

interface AddTotpProps {
  readonly onAdded: (added: AddedFactor) => void
}

/** Adds an app that makes codes: it scans a secret, and its first code proves it. */
export function AddTotp({ onAdded }: AddTotpProps) {
  const t = useWords()
  const call = useStaffCall()
  const problemText = useProblemText()
  const secret = useMutation({ mutationFn: () => call(beginTotp) })

  function finish(added: AddedFactor) {
    secret.reset()
    onAdded(added)
  }

  return (
    <div className={classes.add}>
      <h2>{t('setUp.app')}</h2>
      <p>{t('setUp.appNote')}</p>
      {secret.error && <Alert tone="danger">{problemText(secret.error)}</Alert>}
      {secret.data ? (
        <>
          <div className={classes.scan}>
            <QrCode text={secret.data.uri} label={t('setUp.qr')} />
            <p className={classes.secret}>
              {t('setUp.typeIt')} <code>{inGroups(secret.data.secret)}</code>
            </p>
          </div>
          <FirstCode onAdded={finish} />
        </>
      ) : (
        <Button isPending={secret.isPending} pendingLabel={t('pending')} onPress={() => secret.mutate()}>
          {t('setUp.addApp')}
        </Button>
      )}
    </div>
  )
}

/** For typing it. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

function FirstCode({ onAdded }: AddTotpProps) {
  const t = useWords()
  const call = useStaffCall()
  const form = useStaffForm({
    initial: { code: '', name: '' },
    check({ code, name }) {
      const digits = codeIn(code)
      return {
        problems: { code: digits === undefined && t('prove.codeMissing') },
        body: digits === undefined ? undefined : { code: digits, name: name.trim() || t('setUp.app') },
      }
    },
    send: (body) => call(addTotp, { body }),
    onSent: onAdded,
    errorText: useFactorProblem('codeWrong'),
    showsProblemsOn: 'submit',
  })
  return (
    <Form form={form}>
      <TextField
        {...form.bind('code')}
        label={t('setUp.firstCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens by a press
        autoFocus
      />
      <TextField
        {...form.bind('name')}
        label={t('setUp.name')}
        placeholder={t('setUp.appExample')}
        maxLength={60}
        autoComplete="off"
      />
      <Button type="submit" isPending={form.isPending} pendingLabel={t('pending')}>
        {t('setUp.finish')}
      </Button>
    </Form>
  )
}
