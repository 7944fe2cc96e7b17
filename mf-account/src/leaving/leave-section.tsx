import { type Account, changeAccount, getAccount } from 'contracts'
import { useState } from 'react'
import { call } from 'shared-state/api'
import { Button } from 'shared-ui/button'
import { Loaded } from '../components/loaded.tsx'
import { keepAccount } from '../queries/keep-account.ts'
import { useOwnQuery } from '../queries/use-own-query.ts'
import { Section } from '../settings/section.tsx'
import { useWords } from '../use-words.ts'
import { Alternatives } from './alternatives.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import classes from './leaving.module.css'

/** §2: the way out; whoever takes it for the first time is told once what else there is. */
export function LeaveSection() {
  const t = useWords()
  const query = useOwnQuery(getAccount)
  return (
    <Section id="leave" lead={t('leaving.lead')}>
      <Loaded query={query} lines={1}>
        {({ account }) => <Leaving account={account} />}
      </Loaded>
    </Section>
  )
}

function Leaving({ account }: { readonly account: Account }) {
  const t = useWords()
  const [isOffering, setOffering] = useState(false)
  const [isAsking, setAsking] = useState(false)

  function begin() {
    if (account.offer_seen) return setAsking(true)
    setOffering(true)
    // Should this not be kept, they are offered another time, no more.
    void call(changeAccount, { body: { offer_seen: true } }).then(keepAccount, () => undefined)
  }

  return (
    <>
      {isOffering ? (
        <Alternatives account={account} onDelete={() => setAsking(true)} onStay={() => setOffering(false)} />
      ) : (
        <Button variant="danger" className={classes['begin']} onPress={begin}>
          {t('leaving.delete')}
        </Button>
      )}
      <DeleteDialog email={account.email} isOpen={isAsking} onOpenChange={setAsking} />
    </>
  )
}
