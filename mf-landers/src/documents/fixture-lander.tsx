import {
  type AnswerOf,
  type getLander,
  type Image,
  landerTemplates,
  type Settings,
  type searchMembers,
} from 'contracts'
import { Route, Routes } from 'platform/runtime/router'
import type { ComponentType } from 'react'
import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { renderInRouter } from '../../../platform/runtime/fixture-render-in-router.tsx'
import { settings, startTestState } from '../../../shared-state/src/fixture-state.ts'
import { facesQuery } from '../queries/faces-query.ts'
import { landerAt, savedQuery } from '../queries/saved-lander.ts'
import en from '../words/en.json'

const main_image: Image = {
  filename: 'full',
  thumb_filename: 'thumb',
  card: 'card',
  match: 'match',
  width: 720,
  height: 900,
  thumbhash: '',
  status: 'active',
}

/** For tests: what a visitor's search finds, with this many members. */
export function found(count: number): AnswerOf<typeof searchMembers> {
  const profiles = Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    name: `Vera ${index}`,
    age: 30 + index,
    city: null,
    country: 'NL' as const,
    region: { id: 'NL-GE', name: 'Gelderland' },
    is_fictional: false,
    main_image,
    last_active: 'today' as const,
    is_new: false,
    photo_count: 1,
    liked: false,
  }))
  const searched = { gender: null, country: 'NL' as const, countryregion: null, min_age: null, max_age: null }
  return { profiles, numResults: count, is_capped: false, page: 1, pages: 1, at: '', searched, loosen: [] }
}

interface Scene {
  readonly faces?: ReturnType<typeof found>
  readonly own?: Partial<Settings> | undefined
  /** The document that is published for the page. */
  readonly saved?: AnswerOf<typeof getLander>['lander']
  readonly pathname?: string
}

/** For tests: the state of a visitor's page, with its words. */
export function startLanders({ faces = found(0), own }: Pick<Scene, 'faces' | 'own'> = {}) {
  startTestState({ settings: { ...settings, ...own }, user: null })
  addWords('mf-landers', 'en', en)
  queryClient.setQueryData(facesQuery().queryKey, faces)
}

/** For tests: opens a landing page as a visitor. Returns what takes it away, and where it led. */
export function openLander(
  Page: ComponentType,
  { faces = found(0), own, saved = null, pathname = '/landers/gallery' }: Scene = {},
) {
  startLanders({ faces, own })
  for (const template of landerTemplates)
    queryClient.setQueryData(savedQuery(landerAt(template)).queryKey, { lander: saved })
  return renderInRouter(
    <QueryClientProvider client={queryClient}>
      <Routes>
        <Route path="/:niche?/landers/:template/:slug?" element={<Page />} />
      </Routes>
    </QueryClientProvider>,
    { pathname, search: '?ref=a1' },
  )
}
