type Caret = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** Which way a key leaves a part: an arrow at the edge of its text, or Backspace in an empty part. */
export function neighbourFor(key: string, { value, selectionStart, selectionEnd }: Caret): -1 | 0 | 1 {
  if (key === 'Backspace' && value === '') return -1
  if (key === 'ArrowLeft' && selectionEnd === 0) return -1
  if (key === 'ArrowRight' && selectionStart === value.length) return 1
  return 0
}
