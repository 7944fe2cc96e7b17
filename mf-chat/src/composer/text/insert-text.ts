/** Inserts at the cursor of a field that React controls; the cursor ends up behind the text. */
export function insertText(field: HTMLTextAreaElement, text: string) {
  const { selectionStart, selectionEnd } = field
  field.setRangeText(text, selectionStart, selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
