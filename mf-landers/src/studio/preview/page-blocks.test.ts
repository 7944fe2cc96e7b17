import type { LanderContent } from 'contracts'
import { expect, test } from 'vitest'
import { pageBlocks } from './page-blocks.ts'

const company = {
  name: 'Ltd',
  tradenames: [],
  address: [],
  kvk: '1',
  vat_numbers: [],
  email: 'a@b.c',
  phone: '1',
}
const section = (when?: 'us' | 'elsewhere') => ({
  id: when ?? 'all',
  type: 'section',
  bv: 1,
  ...(when && { when }),
  props: { title: { en: 'On {{site}}', fi: 'Sivusto {{site}}' }, body: { en: [] } },
})

test('the preview of a built-in page has the blocks that hold, filled, without notes', () => {
  const blocks: LanderContent['blocks'] = [
    { ...section(), note: 'Ask.' },
    section('us'),
    section('elsewhere'),
    { id: 'company-info', type: 'company', bv: 1, props: {} },
  ]
  const values = { site: 'Amberly' } as Parameters<typeof pageBlocks>[2]['values']
  const content = { blocks } as LanderContent
  const props = { title: 'Sivusto Amberly', body: [] }
  expect(pageBlocks(content, 'fi', { values, company, conditions: ['elsewhere'] })).toEqual([
    { id: 'all', type: 'section', bv: 1, props },
    { id: 'elsewhere', type: 'section', bv: 1, props },
    { id: 'company-info', type: 'company', bv: 1, props: company },
  ])
})
