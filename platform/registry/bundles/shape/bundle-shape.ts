import { isRecord } from '../../storage/stored-json.ts'
import { type Check, expecting, isLabel, isNumber, isOneOf, isSize, isText } from './check.ts'
import { fields, list, record } from './composite.ts'

const assets = fields(
  { js: list(isLabel), css: list(isLabel) },
  { shared: list(isLabel), modules: list(isLabel) },
)
const file = fields({ bytes: isSize, gzip: isSize, integrity: isLabel })
const shapes = record(record(fields({ provides: isText, requires: isText })))
const perLocale = record(record(isText))

const common = {
  name: isLabel,
  version: isLabel,
  federation: isLabel,
  files: record(file),
  entry: isLabel,
  words: record(assets),
  titles: perLocale,
  missingWords: record(list(isText)),
}
const commonOptional = { source: isLabel, descriptions: perLocale, server: isLabel }

const route = fields(
  { name: isLabel, path: isLabel, layout: isLabel, access: isLabel },
  { only: record(list(isLabel)), query: list(isLabel), framing: isOneOf('self') },
)
const slot = fields(
  { slot: isLabel, widget: isLabel },
  { access: isLabel, order: isNumber, replaces: isLabel },
)
const link = fields({ menu: isLabel, route: isLabel }, { order: isNumber })

const remote = fields(
  {
    ...common,
    kind: isOneOf('remote'),
    data: fields(
      { name: isLabel, routes: list(route) },
      { slots: list(slot), navigation: list(link), first: isOneOf('browser') },
    ),
    pages: record(assets),
    widgets: record(assets),
    needs: fields({ shared: record(isLabel), contract: isNumber }, { exports: shapes }),
  },
  commonOptional,
)

const isRange = expecting(
  'two numbers',
  (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite),
)
const places = record(fields({ most: isNumber }, { order: isRange }))

const shell = fields(
  {
    ...common,
    kind: isOneOf('shell'),
    data: fields(
      {
        name: isLabel,
        layouts: list(isLabel),
        slots: list(isLabel),
        access: record(list(isLabel)),
        locales: list(isLabel),
        contracts: list(isNumber),
        budgets: fields({ remotePage: isSize, shell: isSize }, { widget: isSize, serverHalf: isSize }),
      },
      { slotLimits: places, menus: places, secretAccess: list(isLabel) },
    ),
    initial: assets,
    offers: record(isLabel),
    lazyShared: record(assets),
  },
  { ...commonOptional, icon: isLabel, worker: isLabel, exports: shapes, builtin: list(remote) },
)

/** Says why a value cannot be a bundle; undefined if it is one. Every part that any code reads has its place here. */
export const bundleProblem = (value: unknown): string | undefined => bundle(value, '')

const bundle: Check = (value, at) => {
  if (!isRecord(value)) return 'is not an object'
  if (value['kind'] !== 'remote' && value['kind'] !== 'shell')
    return "names neither 'remote' nor 'shell' as its kind"
  return (value['kind'] === 'remote' ? remote : shell)(value, at)
}
