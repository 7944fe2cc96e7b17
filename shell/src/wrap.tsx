import type { ReactNode } from 'react'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { I18nProvider } from 'shared-ui/locale-provider'

/** The providers around every React root of the page: the shell's own, each remote's, each widget's. */
export function Wrap({ children }: { readonly children: ReactNode }) {
  const locale = useStore((store) => store.locale)
  // Dates are written as in the visitor's country: English has two ways.
  const { geoip_country: country } = useSettings()
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={country ? `${locale}-${country}` : locale}>{children}</I18nProvider>
    </QueryClientProvider>
  )
}
