import type { LanderSummary } from 'contracts'
import { useSettings } from 'shared-state/session'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { Link } from 'shared-ui/link'
import { Spoken } from 'shared-ui/spoken'
import { addressOf } from './document/address-of.ts'
import { stateAt } from './document/state-at.ts'
import { useStudioWords } from './use-studio-words.ts'

interface PageLinksProps {
  readonly lander: LanderSummary
  readonly now: number
}

/** Links to a published page, and copies the link, also before its schedule shows the page. */
export function PageLinks({ lander, now }: PageLinksProps) {
  const t = useStudioWords()
  const { niche } = useSettings()
  // A landing page for a chosen member is as many pages as there are members.
  if (lander.status !== 'live' || lander.kind === 'member') return null
  const address = addressOf(lander, niche)
  // At the address of the visitors' home, staff find their own.
  const isOpen = stateAt(lander, now).name === 'live' && lander.kind !== 'home'

  async function copy() {
    const link = new URL(address, location.origin).href
    await navigator.clipboard.writeText(link).then(
      () => toast({ tone: 'success', title: t('link.copied') }),
      // Where the browser refuses, it can be selected.
      () => toast({ title: link }),
    )
  }

  return (
    <>
      {isOpen && (
        <Link href={address} isStandalone newTabLabel={t('link.newTab')}>
          {t('link.view')} <Spoken>{address}</Spoken>
        </Link>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-label={t('link.copyOf', { address })}
        onPress={() => void copy()}
      >
        {t('link.copy')}
      </Button>
    </>
  )
}
