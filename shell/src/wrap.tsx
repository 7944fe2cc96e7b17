import { useHoldVersion } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { UnsavedInputContext } from 'shared-state/unsaved-input'
import { I18nProvider } from 'shared-ui/locale-provider'

/** The providers around every React root of the page: the shell's, each page's and each widget's. */
export function Wrap({ children }: { readonly children: ReactNode }) {
  const locale = useStore((store) => store.locale)
  // Dates follow the visitor's country: British and American English differ.
  const { geoip_country: country } = useSettings()
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={country ? `${locale}-${country}` : locale}>
        <UnsavedInputContext value={useHoldVersion()}>{children}</UnsavedInputContext>
      </I18nProvider>
    </QueryClientProvider>
  )
}
