import { expect, test } from 'vitest'
import { offeredModule } from './offered-module.ts'

const module = (name: string, lib?: () => unknown) => ({ get: () => () => name, ...(lib && { lib }) })

test('finds the version that fits among several, and one that is loaded before others', () => {
  const [old, first, loaded] = [module('18'), module('19.3'), module('19.4', () => '19.4')]
  const scope = { react: { '18.3.1': old, '19.3.1': first, '19.4.0': loaded } }
  expect(offeredModule(scope, 'react', '^18.3.0')).toBe(old)
  expect(offeredModule(scope, 'react', '^19.3.0')).toBe(loaded)
})

test('understands the scope of a shell of contract 1', () => {
  const { get } = module('19.3')
  expect(offeredModule({ react: { version: '19.3.1', get } }, 'react', '^19.3.0').get).toBe(get)
})

test('names what is needed and what there is', () => {
  expect(() => offeredModule({}, 'react', '^19.3.0')).toThrow(
    'react ^19.3.0 is needed, and the page has none.',
  )
  const scope = { react: { '17.0.2': module('17'), '18.3.1': module('18') } }
  expect(() => offeredModule(scope, 'react', '^19.3.0')).toThrow(
    'react ^19.3.0 is needed, and the page has 17.0.2, 18.3.1.',
  )
})
