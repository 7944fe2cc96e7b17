import { useState } from 'react'
import { Card } from 'shared-ui/card'
import { classNames } from 'shared-ui/class-names'
import { setSecondFactor } from '../session/set-second-factor.ts'
import { useWords } from '../use-words.ts'
import { AddPasskey } from './add-passkey.tsx'
import { AddTotp } from './add-totp.tsx'
import type { AddedFactor } from './added-factor.ts'
import classes from './factor.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The first page of a new member of staff: a second factor, then its recovery codes. */
export function SetUp({ onDone }: { readonly onDone: () => void }) {
  const t = useWords()
  const [added, setAdded] = useState<AddedFactor | null>(null)

  function finish({ second_factor }: AddedFactor) {
    setSecondFactor(second_factor)
    onDone()
  }

  function add(answer: AddedFactor) {
    if (answer.recovery_codes) setAdded(answer)
    else finish(answer)
  }

  return (
    <section className={classNames(classes.gate, classes.wide)}>
      {added?.recovery_codes ? (
        <>
          <h1>{t('codes.title')}</h1>
          <RecoveryCodes codes={added.recovery_codes} onKept={() => finish(added)} />
        </>
      ) : (
        <>
          <h1>{t('setUp.title')}</h1>
          <p>{t('setUp.why')}</p>
          <div className={classes.choices}>
            <Card padding="large">
              <AddPasskey onAdded={add} />
            </Card>
            <Card padding="large">
              <AddTotp onAdded={add} />
            </Card>
          </div>
        </>
      )}
    </section>
  )
}
