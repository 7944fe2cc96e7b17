import { beginVerify, type SecondFactor, verifyFactor } from 'contracts'
import { useState } from 'react'
import { call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'
import { CodeForm } from './code-form.tsx'
import classes from './factor.module.css'
import { askPasskey, useFactorProblem } from './passkeys.ts'
import { RecoveryForm } from './recovery-form.tsx'

interface ProveFormProps {
  readonly factors: SecondFactor['factors']
  readonly onProven: (proven: SecondFactor) => void
}

/** Asks for a passkey or a code of the member’s own, or for a recovery code. */
export function ProveForm({ factors, onProven }: ProveFormProps) {
  const t = useWords()
  const problem = useFactorProblem()
  const has = (wanted: SecondFactor['factors'][number]['kind']) => factors.some(({ kind }) => kind === wanted)
  const [isRecovering, setRecovering] = useState(false)
  const passkey = useMutation({
    mutationFn: async () => {
      const { options } = await call(beginVerify)
      return call(verifyFactor, { body: { credential: await askPasskey(options) } })
    },
    onSuccess: ({ second_factor }) => onProven(second_factor),
  })
  return (
    <div className={classes.ways}>
      {isRecovering ? (
        <RecoveryForm onProven={onProven} />
      ) : (
        <>
          {has('passkey') && (
            <>
              {passkey.error && <Alert tone="danger">{problem(passkey.error)}</Alert>}
              <Button
                isFullWidth
                isPending={passkey.isPending}
                pendingLabel={t('pending')}
                onPress={() => passkey.mutate()}
              >
                {t('prove.passkey')}
              </Button>
            </>
          )}
          {has('totp') && <CodeForm onProven={onProven} isSecond={has('passkey')} />}
        </>
      )}
      <Button variant="quiet" onPress={() => setRecovering((is) => !is)}>
        {t(isRecovering ? 'prove.otherWay' : 'prove.recovery')}
      </Button>
    </div>
  )
}
