import { addPasskey, beginPasskey } from 'contracts'
import { useState } from 'react'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { TextField } from 'shared-ui/text-field'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useWords } from '../use-words.ts'
import type { AddedFactor } from './added-factor.ts'
import classes from './factor.module.css'
import { makePasskey, useFactorProblem } from './passkeys.ts'

/** Adds a passkey, which the browser makes. */
export function AddPasskey({ onAdded }: { readonly onAdded: (added: AddedFactor) => void }) {
  const t = useWords()
  const call = useStaffCall()
  const problem = useFactorProblem()
  const [name, setName] = useState('')
  const adding = useMutation({
    mutationFn: async () => {
      const { options } = await call(beginPasskey)
      const credential = await makePasskey(options)
      return call(addPasskey, { body: { name: name.trim() || t('setUp.passkey'), credential } })
    },
    onSuccess(added) {
      setName('')
      onAdded(added)
    },
  })
  return (
    <div className={classes.add}>
      <h2>{t('setUp.passkey')}</h2>
      <p>{t('setUp.passkeyNote')}</p>
      {adding.error && <Alert tone="danger">{problem(adding.error)}</Alert>}
      <TextField
        label={t('setUp.name')}
        placeholder={t('setUp.passkeyExample')}
        value={name}
        onChange={setName}
        maxLength={60}
        autoComplete="off"
      />
      <Button isPending={adding.isPending} pendingLabel={t('pending')} onPress={() => adding.mutate()}>
        {t('setUp.addPasskey')}
      </Button>
    </div>
  )
}
