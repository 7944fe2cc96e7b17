import {
  type AnswerOf,
  archiveLander,
  type LanderContent,
  publishLander,
  type readLander,
  revertLander,
  saveLander,
} from 'contracts'
import { useState } from 'react'
import { ApiError, call } from 'shared-state/api'
import { queryClient, useMutation } from 'shared-state/query'
import { withAddressOf } from '../document/address-of.ts'
import { withCompleteLocales } from '../document/texts-of.ts'
import { historyQuery, landerQuery, landersQuery, revisionQuery } from '../queries/studio-queries.ts'
import { useUndo } from './use-undo.ts'

type Opened = AnswerOf<typeof readLander>

/** Somebody else has saved since this editor read the document. */
interface Conflict {
  readonly rev: number
  readonly author: string
}

export type Action = 'save' | 'publish' | 'archive'

/** A document in the editor: its text, its revision, and the actions on it. */
export function useEditor(opened: Opened) {
  const { present: content, change, undo, redo } = useUndo(opened.content)
  const [saved, setSaved] = useState(opened)
  const [conflict, setConflict] = useState<Conflict>()
  const { lander } = saved
  const isDirty = content !== saved.content

  function keep(next: Opened) {
    setSaved(next)
    queryClient.setQueryData(landerQuery(lander.id).queryKey, next)
    void queryClient.invalidateQueries({ queryKey: historyQuery(lander.id).queryKey })
    void queryClient.invalidateQueries({ queryKey: landersQuery.queryKey })
  }

  /** Saves what has changed. Returns the latest revision. */
  async function saveOn(rev: number): Promise<number> {
    if (!isDirty && rev === lander.rev) return rev
    const body = { id: lander.id, rev, content: withCompleteLocales(content) }
    const answer = await call(saveLander, { body })
    keep({ lander: answer.lander, content })
    return answer.lander.rev
  }

  const saving = useMutation({
    async mutationFn({ action, onto = lander.rev }: { action: Action; onto?: number }) {
      const rev = await saveOn(onto)
      if (action === 'save') return
      const endpoint = action === 'publish' ? publishLander : archiveLander
      const answer = await call(endpoint, { body: { id: lander.id, rev } })
      keep({ lander: answer.lander, content })
    },
    onSuccess: () => setConflict(undefined),
    onError: noteConflict,
  })
  const { mutate, isPending, variables, error, reset } = saving

  /** Publishes an earlier revision again; what was in the editor can be brought back with undo. */
  const revert = useMutation({
    async mutationFn(to: number) {
      const answer = await call(revertLander, { body: { id: lander.id, rev: lander.rev, to } })
      const { content: reverted } = await readRevision(answer.lander.rev)
      change(() => reverted)
      keep({ lander: answer.lander, content: reverted })
    },
    onError: noteConflict,
  })

  /** Brings an earlier revision into the editor, as a change like any other. */
  const opening = useMutation({
    async mutationFn(rev: number) {
      const { content: earlier } = await readRevision(rev)
      change((now) => withAddressOf(now, earlier))
    },
  })

  function noteConflict(refused: unknown) {
    if (!(refused instanceof ApiError) || refused.code !== 'lander_changed') return
    setConflict({ rev: Number(refused.data.rev), author: String(refused.data.author) })
  }

  const readRevision = (rev: number) => queryClient.fetchQuery(revisionQuery(lander.id, rev))

  /** Shows the latest text of the other editors; undo brings one's own back. */
  const takeTheirs = useMutation({
    async mutationFn() {
      const theirs = await queryClient.fetchQuery({ ...landerQuery(lander.id), staleTime: 0 })
      change(() => theirs.content)
      keep(theirs)
      setConflict(undefined)
      reset()
    },
  })

  /** The next change may correct what was refused. */
  function forgetRefusal() {
    for (const one of [saving, revert, opening, takeTheirs]) if (one.error) one.reset()
  }

  const withoutRefusal = (step: () => void) => () => {
    forgetRefusal()
    step()
  }

  const errors = [error, revert.error, opening.error, takeTheirs.error]
  const refusal = errors.find((one) => one && !isConflict(one)) ?? undefined
  return {
    lander,
    content,
    /** The text as it was saved last. */
    saved: saved.content,
    change: (next: (content: LanderContent) => LanderContent, name?: string) => {
      forgetRefusal()
      change(next, name)
    },
    undo: undo && withoutRefusal(undo),
    redo: redo && withoutRefusal(redo),
    isDirty,
    run: (action: Action, onSettled?: () => void) => mutate({ action }, { onSettled: () => onSettled?.() }),
    running: isPending ? variables.action : undefined,
    refusal,
    revert: revert.mutate,
    isReverting: revert.isPending,
    reopen: (rev: number, onSuccess: () => void) => opening.mutate(rev, { onSuccess }),
    isReopening: opening.isPending,
    conflict,
    saveMine: () => conflict && mutate({ action: 'save', onto: conflict.rev }),
    takeTheirs: () => takeTheirs.mutate(),
    isTaking: takeTheirs.isPending,
    /** Brings back changes that were made to a revision, as a step that can be undone. */
    restore(kept: LanderContent, rev: number) {
      change(() => kept)
      if (rev !== lander.rev) setConflict({ rev: lander.rev, author: lander.author })
    },
    discard: () => change(() => saved.content),
  }
}

export type EditorState = ReturnType<typeof useEditor>

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'lander_changed'
}
