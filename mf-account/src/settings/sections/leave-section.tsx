import { type Account, REACTIVATION_DAYS } from 'contracts'
import { useState } from 'react'
import { useQuery } from 'shared-state/query'
import { Button } from 'shared-ui/button'
import { Loaded } from '../../components/loaded.tsx'
import { Alternatives } from '../../leaving/alternatives.tsx'
import { DeleteDialog } from '../../leaving/delete-dialog.tsx'
import classes from '../../leaving/leaving.module.css'
import { saveOfferSeen } from '../../leaving/queries/save-offer-seen.ts'
import { accountQuery } from '../../queries/account-query.ts'
import { useWords } from '../../use-words.ts'
import { SettingsSection } from '../settings-section.tsx'

/** §2: deleting the account. The first attempt shows the alternatives, once; later they are shown when asked for. */
export function LeaveSection() {
  const t = useWords()
  const query = useQuery(accountQuery)
  return (
    <SettingsSection id="leave" lead={t('leaving.lead', { days: REACTIVATION_DAYS })}>
      <Loaded query={query} lines={1}>
        {({ account }) => <Leaving account={account} />}
      </Loaded>
    </SettingsSection>
  )
}

function Leaving({ account }: { readonly account: Account }) {
  const t = useWords()
  const [isOffering, setOffering] = useState(false)
  const [isConfirming, setConfirming] = useState(false)

  function begin() {
    if (account.offer_seen) return setConfirming(true)
    setOffering(true)
    saveOfferSeen()
  }

  return (
    <>
      {isOffering ? (
        <Alternatives
          account={account}
          onDelete={() => setConfirming(true)}
          onStay={() => setOffering(false)}
        />
      ) : (
        <div className={classes.ways}>
          <Button variant="danger" onPress={begin}>
            {t('leaving.delete')}
          </Button>
          {account.offer_seen && (
            <Button variant="quiet" onPress={() => setOffering(true)}>
              {t('leaving.others')}
            </Button>
          )}
        </div>
      )}
      <DeleteDialog email={account.email} isOpen={isConfirming} onOpenChange={setConfirming} />
    </>
  )
}
