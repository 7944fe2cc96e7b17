import { expect, test } from 'vitest'
import { outageLog } from './outage-log.ts'

test('an outage has one line when it begins and one when it ends', () => {
  const lines: string[] = []
  const outage = outageLog({ warn: (line) => lines.push(line) }, 'It is back.')
  outage.back()
  for (const sentence of ['It is away.', 'It is still away.']) outage.away(sentence)
  for (let count = 0; count < 2; count += 1) outage.back()
  outage.away('It is away again.')
  expect(lines).toEqual(['It is away.', 'It is back.', 'It is away again.'])
})
