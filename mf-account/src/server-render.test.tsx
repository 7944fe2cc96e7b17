import { readdirSync } from 'node:fs'
import type { ComponentType } from 'react'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { renderPage, withoutBrowser } from '../../platform/runtime/fixture-render-page.tsx'
import { freeMember, startTestState } from '../../shared-state/src/fixture-state.ts'

const modules = ['pages', 'widgets'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => [folder, file.replace('.tsx', '')] as const),
)

beforeAll(() => withoutBrowser())
afterAll(() => void vi.unstubAllGlobals())

test.each(modules)('%s/%s loads and renders on a server, for visitors and members', async (folder, name) => {
  const module: { Page?: ComponentType; Widget?: ComponentType } =
    folder === 'pages' ? await import(`./pages/${name}.tsx`) : await import(`./widgets/${name}.tsx`)
  const Part = module.Page ?? module.Widget
  for (const user of [null, freeMember]) {
    startTestState({ user })
    const part = <QueryClientProvider client={queryClient}>{Part && <Part />}</QueryClientProvider>
    expect(await renderPage(part, { path: '/members/m1', pattern: '/members/:id' })).toEqual([])
  }
})
