import { type LanderContent, pageConditions, pageNameOf } from 'contracts'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Select } from 'shared-ui/select'
import { setAside } from '../document/edit.ts'
import { useStudioWords } from '../use-studio-words.ts'

/** The first is for no condition. */
const CHOICES = ['always', ...pageConditions] as const

interface PageBlockFormProps {
  readonly content: LanderContent
  readonly id: string
  readonly onChange: (change: (content: LanderContent) => LanderContent, name: string) => void
}

/** On a built-in page: what a lawyer must complete in a block, and for whom the block is. */
export function PageBlockForm({ content, id, onChange }: PageBlockFormProps) {
  const t = useStudioWords()
  const block = content.blocks.find((one) => one.id === id)
  if (!block || !pageNameOf(content)) return null
  const change = (aside: Parameters<typeof setAside>[2]) => onChange((now) => setAside(now, id, aside), '')
  return (
    <>
      {block.note !== undefined && (
        <Alert
          tone="warning"
          heading={t('lawyer.heading')}
          action={
            <Button variant="secondary" size="small" onPress={() => change({ note: undefined })}>
              {t('lawyer.done')}
            </Button>
          }
        >
          {/* The notes are in English alone: a lawyer adapts each edition anyway. */}
          <span lang="en">{block.note}</span>
        </Alert>
      )}
      <p>{block.type === 'company' ? t('builtIn.company') : t('builtIn.values', { example: '{{site}}' })}</p>
      <Select
        label={t('when.label')}
        placeholder={t('texts.choose')}
        options={CHOICES.map((one) => ({ id: one, label: t(`when.${one}`) }))}
        value={block.when ?? 'always'}
        onChange={(next) => next !== null && change({ when: next === 'always' ? undefined : next })}
      />
    </>
  )
}
