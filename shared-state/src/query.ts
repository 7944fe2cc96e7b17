import { QueryClient } from '@tanstack/react-query'

/** What the server owns, once in a page: every remote reads and writes the same cache. */
export const queryClient = new QueryClient()

export { QueryClientProvider, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
