import type { ReactNode } from 'react'
import { QueryClientProvider, queryClient } from 'shared-state/query'

/** The providers around every React root of the page: the shell's own, each remote's, each widget's. */
export function Wrap({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
