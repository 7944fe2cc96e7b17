import { createLander, href, landerPath } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { type SubmitEvent, useState } from 'react'
import { call } from 'shared-state/api'
import { queryClient, useMutation, useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Select } from 'shared-ui/select'
import { TextField } from 'shared-ui/text-field'
import { hasOwnAddress, memberAddress } from '../document/address-of.ts'
import { loadAllWords, startingContent } from '../document/starting-content.ts'
import { kindOf, loadTemplate, type TemplateName, templateNames } from '../document/template-modules.ts'
import { loadOutlines } from '../document/template-outlines.ts'
import { landersQuery } from '../queries/studio-queries.ts'
import { useErrorText } from '../use-refused.ts'
import { useStudioWords } from '../use-studio-words.ts'
import { useReplacedText } from '../warnings.ts'
import classes from './list.module.css'
import { TemplateSketch } from './template-sketch.tsx'

/** Makes a draft with the texts that its template has built in, in all languages, and opens it. */
export function NewLander() {
  const t = useStudioWords()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { niche } = useSettings()
  const [name, setName] = useState<TemplateName>('gallery')
  const [slug, setSlug] = useState('')
  const { mutate, isPending, error, reset } = useMutation({
    async mutationFn() {
      const [template, words] = await Promise.all([loadTemplate(name), loadAllWords()])
      if (!template) throw new Error(`There is no template ${name}.`)
      return call(createLander, { body: { content: startingContent({ template, slug, niche, words }) } })
    },
    onSuccess({ lander }) {
      void queryClient.invalidateQueries({ queryKey: landersQuery.queryKey })
      return navigate(href('studio-id', { id: lander.id }))
    },
  })

  const kind = kindOf(name)
  const replaced = useReplacedText()({ kind, template: name, slug })
  const { data: outlines } = useQuery({
    queryKey: ['studio-outlines', niche],
    queryFn: () => loadOutlines(niche),
    staleTime: Number.POSITIVE_INFINITY,
  })

  function optionOf(id: TemplateName) {
    const types = outlines?.[id]
    const icon = types && <TemplateSketch types={types} />
    if (id === 'home' || id === 'page') return { id, icon, label: t(`kinds.${id}`) }
    const isMember = kindOf(id) === 'member'
    const description = isMember ? memberAddress(id, '') : landerPath({ niche, template: id })
    return { id, icon, label: t(`templates.${id}`), description }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    mutate()
  }

  return (
    <form className={classes.form} method="dialog" onSubmit={submit}>
      <h2>{t('list.new')}</h2>
      <Select
        label={t('list.template')}
        placeholder={t('texts.choose')}
        options={templateNames.map(optionOf)}
        value={name}
        onChange={(next) => next && setName(next)}
      />
      {hasOwnAddress({ kind, template: name }) && (
        <TextField
          label={t('page.slug')}
          description={t(name === 'page' ? 'page.tokenHint' : 'page.slugHint')}
          isRequired={name === 'page'}
          value={slug}
          onChange={(next) => {
            if (error) reset()
            setSlug(next)
          }}
        />
      )}
      {replaced && <Alert tone="warning">{replaced}</Alert>}
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      <Button type="submit" isPending={isPending} pendingLabel={t('editor.pending')}>
        {t('list.create')}
      </Button>
    </form>
  )
}
