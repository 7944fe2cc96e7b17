import { type ReactNode, useCallback, useState } from 'react'
import { useQuery } from 'shared-state/query'
import { Dialog } from 'shared-ui/dialog'
import { staffQuery } from '../queries/staff-query.ts'
import { ProveContext } from '../session/prove-context.ts'
import { setSecondFactor } from '../session/set-second-factor.ts'
import { useWords } from '../use-words.ts'
import { ProveForm } from './prove-form.tsx'

interface Asking {
  readonly end: (isProven: boolean) => void
}

/** Lets what is inside ask for a fresh second factor, in a dialog over the page. */
export function ProveProvider({ children }: { readonly children: ReactNode }) {
  const t = useWords()
  const { data: staff } = useQuery(staffQuery)
  const [asking, setAsking] = useState<Asking | null>(null)

  const prove = useCallback(() => new Promise<boolean>((end) => setAsking({ end })), [])

  function end(isProven: boolean) {
    asking?.end(isProven)
    setAsking(null)
  }

  return (
    <ProveContext value={prove}>
      {children}
      <Dialog
        isOpen={asking !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) end(false)
        }}
        size="small"
        heading={t('prove.again')}
        closeLabel={t('close')}
      >
        <p>{t('prove.againWhy')}</p>
        {staff && (
          <ProveForm
            factors={staff.second_factor.factors}
            onProven={(proven) => {
              setSecondFactor(proven)
              end(true)
            }}
          />
        )}
      </Dialog>
    </ProveContext>
  )
}
