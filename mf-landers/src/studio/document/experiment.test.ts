import type { LanderContent } from 'contracts'
import { expect, test } from 'vitest'
import { addVariant, evenShares, removeVariant, setShare, startExperiment } from './experiment.ts'

const plain: LanderContent = {
  v: 1,
  kind: 'page',
  template: '',
  slug: 'party',
  token: 'party',
  niche: 1,
  meta: { title: { en: 'Party' }, description: { en: '' } },
  locales: ['en'],
  blocks: [],
}
const sharesOf = ({ experiment }: LanderContent) => experiment?.variants.map(({ share }) => share)
const two = startExperiment('salt')(plain)
const three = addVariant(two)

test('however a share is typed, the others divide the rest as before', () => {
  const typed = setShare('c', 200)(setShare('c', 20)(three))
  expect(sharesOf(typed)).toEqual([400, 400, 200])
  expect(sharesOf(setShare('a', 700)(setShare('a', 70)(typed)))).toEqual([700, 200, 100])
  expect(sharesOf(setShare('a', 333)(two))).toEqual([333, 667])
})

test('a share of everything leaves the others nothing, which is no dead end', () => {
  const all = setShare('a', 1_000)(three)
  expect(sharesOf(all)).toEqual([1_000, 0, 0])
  expect(sharesOf(setShare('a', 500)(all))).toEqual([500, 250, 250])
  expect(sharesOf(evenShares(all))).toEqual([333, 334, 333])
  expect(sharesOf(removeVariant('a')(all))).toEqual([500, 500])
})
