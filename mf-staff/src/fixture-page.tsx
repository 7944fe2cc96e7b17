import type { ReactNode } from 'react'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { vi } from 'vitest'
import { renderInRouter } from '../../platform/runtime/fixture-render-in-router.tsx'

export interface Asked {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

type Answer = object | undefined | { readonly refusal: string; readonly data?: object }

/** Answers calls by their path and method, and returns what was asked. */
export function fakeServer(answers: Readonly<Record<string, (asked: Asked) => Answer>>) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://site')
    const one = {
      path: `${init.method} ${pathname}`,
      query: Object.fromEntries(searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    asked.push(one)
    const answer = answers[one.path]?.(one)
    if (answer && 'refusal' in answer)
      return Response.json(
        { error: { code: answer.refusal, message: '' }, ...('data' in answer && { data: answer.data }) },
        { status: 403 },
      )
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
  })
  return asked
}

export const renderStaff = (part: ReactNode, search = '') =>
  renderInRouter(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>, {
    pathname: '/staff',
    search,
  })
