import type { ResolvedRemote, ResolvedShell } from '../../../protocol/index.ts'
import type { RemoteVersions } from '../remotes/versions.ts'
import { readStored, removeStored, writeStored } from '../session-storage.ts'
import type { ReportToGateway } from './telemetry.ts'

const OPENING = 'platform-opening'
const FROZEN = 'platform-frozen'
/** The script in the HTML writes this note first, removes it if the page is left, and reads the one of the page before. */
const SHELL_STARTING = 'platform-shell-starting'

/** Browsers let a busy page be for longer than this, so a page that ended sooner was not frozen. */
const SHORTEST_FREEZE_MS = 5_000

/** As long as a visitor keeps the shell before one that failed. */
const AVOIDED_FOR_MS = 10 * 60_000

type Version = Pick<ResolvedRemote, 'name' | 'version' | 'federation'>
type Note = Version & { readonly at: number }

/**
 * Notices that a version has frozen the tab. In a loop without end, nothing in the page can report anything. So while a page
 * opens, the tab's storage has a note of its version. It is removed when the page is drawn, has failed, or is left; for each
 * of these the page has to get a turn. If the next page that the tab loads finds the note, the last one never got a turn
 * again.
 *
 * The shell has a note of its own, except while a page of a remote opens: then that remote is to blame.
 */
export function freezeTrace(shell: Pick<ResolvedShell, 'version'>, now = Date.now) {
  const left = readNote(OPENING)
  removeStored(OPENING)
  const frozen = left && now() - left.at >= SHORTEST_FREEZE_MS ? left : undefined
  if (frozen) writeStored(FROZEN, JSON.stringify({ ...frozen, at: now() }))
  const known = readNote(FROZEN)
  let opening: Version | undefined
  const isHidden = () => document.visibilityState === 'hidden'

  function ended() {
    if (opening) removeStored(OPENING)
    opening = undefined
  }

  addEventListener('pagehide', ended)
  // On a phone, a page in the background often ends without another event, and was not frozen.
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) ended()
  })

  return {
    /** The version that has frozen the tab, if that was not reported yet. */
    frozen: frozen as Version | undefined,
    /** The version to avoid, since it has frozen this tab lately. */
    avoided: known && now() - known.at < AVOIDED_FOR_MS ? (known as Version) : undefined,
    /** The page of this version begins to open. */
    begin({ name, version, federation }: Version) {
      removeStored(SHELL_STARTING)
      if (isHidden()) return
      opening = { name, version, federation }
      writeStored(OPENING, JSON.stringify({ ...opening, at: now() } satisfies Note))
    },
    /** The page of this version has rendered, or has failed. */
    end({ federation }: Pick<Version, 'federation'>) {
      if (opening?.federation === federation) ended()
    },
    /** The shell begins to draw its frame. */
    beginShell() {
      if (!opening && !isHidden()) writeStored(SHELL_STARTING, `${shell.version} ${now()}`)
    },
    /** The shell's frame is drawn, or has failed. */
    endShell: () => removeStored(SHELL_STARTING),
    /** The visitor wants the version to be tried again. */
    forget: () => removeStored(FROZEN),
  }
}

export type FreezeTrace = ReturnType<typeof freezeTrace>

/** Reports a version that has frozen this tab, and lets the page choose another one. */
export function avoidFrozen(
  { frozen, avoided }: Pick<FreezeTrace, 'frozen' | 'avoided'>,
  versions: Pick<RemoteVersions, 'markBroken'>,
  report: ReportToGateway,
) {
  if (avoided) versions.markBroken(avoided)
  if (!frozen) return
  const { name, version } = frozen
  report({ name, version, kind: 'failure', message: 'It froze the tab while its page opened.' })
}

function readNote(key: typeof OPENING | typeof FROZEN): Note | undefined {
  return JSON.parse(readStored(key) ?? 'null') ?? undefined
}
