import { expect, test } from 'vitest'
import { parseErrors } from './compiler-errors.ts'

test('reads the place and the first line of each error', () => {
  const output = [
    "src/page (old).tsx(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    "  The expected type comes from property 'size'.",
    "error TS2688: Cannot find type definition file for 'node'.",
    '',
  ]
  expect(parseErrors(output.join('\n'))).toEqual([
    {
      file: 'src/page (old).tsx',
      message: "src/page (old).tsx:3:7: Type 'string' is not assignable to type 'number'. (TS2322)",
    },
    { message: "Cannot find type definition file for 'node'. (TS2688)" },
  ])
  expect(parseErrors('')).toEqual([])
})
