import type { StaffRole } from 'contracts'
import { RouterBridge } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { staffWith, startStaff } from './fixture-staff.ts'
import { BrandContext } from './session/brand-context.ts'

interface StoryOptions {
  readonly roles?: readonly StaffRole[]
  /** Puts answers of the server into the cache, before the part reads them. */
  readonly answer?: () => void
}

/** A story of a part of a page, as somebody with these roles sees it. */
export function staffStory(part: ReactNode | (() => ReactNode), { roles, answer }: StoryOptions = {}) {
  return {
    render: () => {
      const staff = staffWith({ ...(roles && { roles }) })
      startStaff(staff)
      answer?.()
      return (
        <QueryClientProvider client={queryClient}>
          <RouterBridge
            location={{ pathname: '/staff', search: '', hash: '', state: null, key: 'first' }}
            navigator={{ createHref: () => '#', go() {}, push() {}, replace() {} }}
            guardLeaving={() => () => {}}
            titlePage={() => () => {}}
          >
            <BrandContext value={staff.brands[0] ?? null}>
              {typeof part === 'function' ? part() : part}
            </BrandContext>
          </RouterBridge>
        </QueryClientProvider>
      )
    },
  }
}
