import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import 'shared-ui/tokens'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startTestState } from '../../../../shared-state/src/fixture-state.ts'
import { ChipChoiceField } from './chip-choice-field.tsx'

const options = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
] as const

function Field() {
  const [value, setValue] = useState<'yes' | 'no' | null>(null)
  return (
    <ChipChoiceField label="Tattoos" name="tattoos" options={options} value={value} onChange={setValue} />
  )
}

test('§3: the chip that withdraws an answer is there from the start, so that none moves, and is never preset', async () => {
  startTestState()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(<Field />)
  const radios = () => [...place.querySelectorAll('input')]
  const checked = () => radios().map((radio) => radio.checked)
  await expect.poll(checked).toEqual([false, false, false])
  await userEvent.click(radios()[0]!.closest('label')!)
  await expect.poll(checked).toEqual([true, false, false])
  await userEvent.click(radios()[2]!.closest('label')!)
  await expect.poll(checked).toEqual([false, false, true])
})
