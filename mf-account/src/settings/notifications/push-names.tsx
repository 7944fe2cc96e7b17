import { changeNotifications } from 'contracts'
import { call } from 'shared-state/api'
import { SavedSwitch } from '../../components/saved-switch.tsx'
import { useWords } from '../../use-words.ts'
import { cacheNotifications } from '../queries/notifications-query.ts'

async function save(hasNames: boolean) {
  cacheNotifications(await call(changeNotifications, { body: { push_names: hasNames } }))
}

/** Whether push messages say who wrote, in all of the member's browsers. */
export function PushNames({ hasNames }: { readonly hasNames: boolean }) {
  const t = useWords()
  return (
    <SavedSwitch isOn={hasNames} description={t('settings.push.names.note')} save={save}>
      {t('settings.push.names.switch')}
    </SavedSwitch>
  )
}
