import { useLeaveGuard, useParams } from 'platform/runtime/router'
import { useState } from 'react'

/** Edits one note, and asks before the visitor leaves it unsaved. */
export function Page() {
  const { name = '' } = useParams()
  const [saved, setSaved] = useState(() => localStorage.getItem(name) ?? '')
  const [text, setText] = useState(saved)
  useLeaveGuard(text !== saved, 'Leave without saving?')

  function save() {
    localStorage.setItem(name, text)
    setSaved(text)
  }

  return (
    <>
      <h1>{name}</h1>
      <textarea aria-label="Note" rows={6} value={text} onChange={(event) => setText(event.target.value)} />
      <p>
        <button type="button" onClick={save} disabled={text === saved}>
          Save
        </button>
      </p>
    </>
  )
}
