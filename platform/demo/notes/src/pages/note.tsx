import { useLeaveGuard, useParams } from 'platform/runtime/router'
import { useState, useSyncExternalStore } from 'react'

/** Edits one note, and asks before the visitor leaves it unsaved. */
export function Page() {
  const { name = '' } = useParams()
  // The server has no storage: there, and when the browser takes the page over, the note is still empty.
  const saved = useSyncExternalStore(
    onStorage,
    () => localStorage.getItem(name) ?? '',
    () => '',
  )
  const [edited, setEdited] = useState<string>()
  const text = edited ?? saved
  useLeaveGuard(text !== saved, 'Leave without saving?')

  function save() {
    localStorage.setItem(name, text)
    setEdited(undefined)
  }

  return (
    <>
      <h1>{name}</h1>
      <textarea aria-label="Note" rows={6} value={text} onChange={(event) => setEdited(event.target.value)} />
      <p>
        <button type="button" onClick={save} disabled={text === saved}>
          Save
        </button>
      </p>
    </>
  )
}

/** Calls back when another tab stores a note. */
function onStorage(onChange: () => void) {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
