import type { ComponentType } from 'react'
import type { defineRemote } from '../remote/define-remote.tsx'
import { register } from './register.ts'

/** The adapter for React components, which are pages and widgets like those of `defineRemote`. */
register(async ({ data, titles, load, take }) => {
  const shared = (await take('platform/runtime/remote')) as { readonly defineRemote: typeof defineRemote }
  const component = (part: string) => async () => (await load(part)) as ComponentType
  const { routes, slots = [] } = data
  return shared.defineRemote(data, {
    pages: Object.fromEntries(
      routes.map(({ name }) => [name, async () => ({ Page: await component(name)() })]),
    ),
    widgets: Object.fromEntries(
      slots.map(({ widget }) => [widget, async () => ({ Widget: await component(widget)() })]),
    ),
    words: async (locale) => ({ default: { titles: titles[locale] ?? {} } }),
  })
})
