import { Printer } from 'lucide-react'
import { useQuery } from 'shared-state/query'
import { Button } from 'shared-ui/button'
import { companyQuery } from '../../queries/company-query.ts'
import { useWords } from '../../use-words.ts'

/** Opens the browser's print dialog, with the receipt alone on the paper. */
export function PrintButton() {
  const t = useWords()
  const { data, isFetching, refetch } = useQuery(companyQuery)
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={!data && isFetching}
      pendingLabel={t('pending')}
      onPress={() => (data ? print() : void refetch())}
    >
      <Printer aria-hidden="true" />
      {t('receipt.print')}
    </Button>
  )
}
