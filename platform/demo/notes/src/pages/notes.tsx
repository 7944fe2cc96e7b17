import { Link } from 'platform/runtime/router'

const NAMES = ['shopping', 'ideas']

/** Lists all notes. */
export function Page() {
  return (
    <>
      <h1>Notes</h1>
      <ul>
        {NAMES.map((name) => (
          <li key={name}>
            <Link to={`/notes/${name}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
