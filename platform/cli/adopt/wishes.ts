import type { RemoteData } from '../../protocol/index.ts'
import { UsageError } from '../workspace.ts'

/** The frameworks that have an adapter, each a file of `runtime/adopted`. */
export const FRAMEWORKS = ['react', 'vue', 'single-spa'] as const
export type Framework = (typeof FRAMEWORKS)[number]

/** Says which modules of a build become pages and widgets, and where. */
export interface Wishes {
  readonly framework: Framework
  readonly data: RemoteData
  /** Name of a route or widget → exposed module. */
  readonly modules: Readonly<Record<string, string>>
  /** Locale → route → title. */
  readonly titles: Readonly<Record<string, Readonly<Record<string, string>>>>
}

interface Options {
  readonly name: string
  readonly framework?: string
  readonly page?: readonly string[]
  readonly widget?: readonly string[]
  readonly title?: readonly string[]
  readonly layout?: string
  readonly access?: string
  readonly menu?: string
}

interface Shell {
  readonly layouts: readonly string[]
  readonly access: Readonly<Record<string, readonly string[]>>
  readonly locales: readonly string[]
}

const PAIR = /^([^=]+)=(.*)$/
/** `/greetings=./Greeter` becomes the route `greetings`. */
const NAME_PART = /[a-z0-9]+/gi

/** Reads the options of `adopt`. */
export function readWishes(options: Options, shell: Shell): Wishes {
  const { name, framework = 'react' } = options
  if (!isFramework(framework))
    throw new UsageError(`There is no adapter for '${framework}'. There are: ${FRAMEWORKS.join(', ')}.`)
  const layout = options.layout ?? only(shell.layouts, 'layout')
  const access = options.access ?? only(Object.keys(shell.access), 'access')
  const pages = pairs(options.page, '--page /path=./Module').map(([path, module]) => ({
    route: { name: [name, ...(path.match(NAME_PART) ?? [])].join('-'), path, layout, access },
    module,
  }))
  const widgets = pairs(options.widget, '--widget slot=./Module').map(([slot, module]) => ({
    slot: { slot, widget: `${name}-${slot}` },
    module,
  }))
  if (pages.length + widgets.length === 0)
    throw new UsageError('Name a page or a widget: --page /path=./Module, or --widget slot=./Module.')
  const routes = pages.map(({ route }) => route)
  const [first] = routes
  const navigation = options.menu && first ? [{ menu: options.menu, route: first.name }] : []
  const modules = [
    ...pages.map(({ route, module }) => [route.name, module] as const),
    ...widgets.map(({ slot, module }) => [slot.widget, module] as const),
  ]
  return {
    framework,
    data: {
      name,
      routes,
      slots: widgets.map(({ slot }) => slot),
      ...(navigation.length > 0 && { navigation }),
      first: 'browser',
    },
    modules: Object.fromEntries(modules),
    titles: titlesOf(
      options.title ?? [],
      routes.map((route) => route.name),
      name,
      shell.locales,
    ),
  }
}

/** A title without a language is for all languages that have none of their own. Pages have them in turn. */
function titlesOf(
  given: readonly string[],
  routes: readonly string[],
  fallback: string,
  locales: readonly string[],
): Wishes['titles'] {
  const forLocale = (locale: string) => {
    const own = given
      .filter((text) => text.startsWith(`${locale}=`))
      .map((text) => text.slice(locale.length + 1))
    const common = given.filter((text) => !locales.some((it) => text.startsWith(`${it}=`)))
    return routes.map(
      (route, index) => [route, own[index] ?? common[index] ?? common[0] ?? fallback] as const,
    )
  }
  return Object.fromEntries(locales.map((locale) => [locale, Object.fromEntries(forLocale(locale))]))
}

function pairs(texts: readonly string[] = [], form: string): (readonly [string, string])[] {
  return texts.map((text) => {
    const [, key, value] = PAIR.exec(text) ?? []
    if (key === undefined || value === undefined)
      throw new UsageError(`'${text}' is not of the form ${form}.`)
    return [key, value] as const
  })
}

function only(names: readonly string[], option: string): string {
  const [first, ...more] = names
  if (first === undefined || more.length > 0)
    throw new UsageError(`Name one with --${option}: ${names.join(', ') || 'the shell has none'}.`)
  return first
}

function isFramework(text: string): text is Framework {
  return (FRAMEWORKS as readonly string[]).includes(text)
}
