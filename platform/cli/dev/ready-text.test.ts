import { expect, test } from 'vitest'
import { buildLine, readyText } from './ready-text.ts'

test('a build is described in one line, a failed one by the whole output', () => {
  expect(buildLine({ type: 'built', bundle: 'mf-chat', hash: '1' }, 23.4)).toBe('• mf-chat built in 23 ms')
  expect(buildLine({ type: 'failed', bundle: 'mf-chat', message: 'Line 7' }, 1)).toBe('\nLine 7\n')
})

test('tells the address, and where each bundle comes from', () => {
  const published = [
    { name: 'mf-chat', version: '1.0.0-a' },
    { name: 'mf-credits', version: '1.0.0-b' },
  ]
  const text = readyText(
    'http://localhost:3000',
    ['shell', 'mf-chat'],
    published,
    new URL('https://example.org'),
  )
  expect(text.trim().split('\n')).toEqual([
    'Ready at http://localhost:3000',
    '  from source    shell, mf-chat',
    '  as published   mf-credits 1.0.0-b',
    '  the rest from  https://example.org',
  ])
  expect(readyText('http://localhost:3000', ['mf-chat', 'mf-credits'], published)).not.toContain('published')
})
