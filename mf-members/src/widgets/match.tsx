import { href } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { closeMatch, useMatch } from 'shared-state/matches'
import { MatchPopup } from '../likes/match-popup.tsx'

/** §2: the match pop-up, over any page. */
export function Widget() {
  const profile = useMatch()
  const navigate = useNavigate()
  if (!profile) return null
  return (
    <MatchPopup
      // A new element for each match, so that screen readers announce it.
      key={profile.id}
      profile={profile}
      onClose={closeMatch}
      onImagePressed={(id) => void navigate(href('members-id', { id }))}
      onButtonPressed={(id) => void navigate(href('members-id-chat', { id }))}
    />
  )
}
