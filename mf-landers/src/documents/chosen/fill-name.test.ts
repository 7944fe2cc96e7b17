import { expect, test } from 'vitest'
import { fillName, fillNames } from './fill-name.ts'

test('the name stands wherever a text names the member, also in lists, and nothing else is replaced', () => {
  const props = { title: 'Hi {{name}}, {{name}}', ideas: ['Tea, {{name}}?'], count: 2, picture: null }
  expect(fillNames([{ id: 'a', type: 'letter', bv: 1, props }], 'Vera $&')).toEqual([
    {
      id: 'a',
      type: 'letter',
      bv: 1,
      props: { title: 'Hi Vera $&, Vera $&', ideas: ['Tea, Vera $&?'], count: 2, picture: null },
    },
  ])
  expect(fillName('{{ name }} {{age}}', 'Vera')).toBe('{{ name }} {{age}}')
})

test('a name that is written from right to left does not turn the text around it', () => {
  expect(fillName('Hi {{name}}!', 'נועה')).toBe('Hi \u2068נועה\u2069!')
})
