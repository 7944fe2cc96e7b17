import { readdirSync } from 'node:fs'
import type { ComponentType } from 'react'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { renderPage, withoutBrowser } from '../../platform/runtime/fixture-render-page.tsx'
import { freeMember, startTestState } from '../../shared-state/src/fixture-state.ts'

const pages = readdirSync(new URL('pages', import.meta.url), { recursive: true, encoding: 'utf8' }).flatMap(
  (file) => (file.endsWith('.tsx') && !file.includes('.test.') ? file.replace('.tsx', '') : []),
)

beforeAll(() => withoutBrowser())
afterAll(() => void vi.unstubAllGlobals())

test.each(pages)('%s loads and renders on a server, for visitors and members', async (name) => {
  const { Page }: { Page: ComponentType } = await import(/* @vite-ignore */ `./pages/${name}.tsx`)
  for (const user of [null, freeMember]) {
    startTestState({ user })
    const part = (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    )
    expect(await renderPage(part, { path: '/members/m1', pattern: '/members/:id' })).toEqual([])
  }
})
