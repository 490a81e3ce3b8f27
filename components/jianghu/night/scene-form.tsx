'use client'

import { useTranslations } from 'next-intl'
import { Editor } from '@/components/editor/editor'
import { Meter, useShortcoming } from '@/components/editor/meter'
import { WritingForm } from '@/components/editor/writing'
import { Button } from '@/components/ui/button'

interface SceneFormProps {
  slug: string
  round: number
  userId: string
  formKey: string
  /** The draft that is written here. */
  scope: string
  /** The least number of original words (J14). */
  least: number
  /** A scene stands for this night already: this one takes its place. */
  replaces: boolean
  action: Parameters<typeof WritingForm>[0]['action']
}

/** The night's scene (J14): the writing editor with its meter; sending it leaves the action as it stands. */
export function SceneForm(props: SceneFormProps) {
  const t = useTranslations('jianghu-night')
  return (
    <WritingForm
      action={props.action}
      scope={props.scope}
      userId={props.userId}
      formKey={props.formKey}
      limits={{ minOriginal: props.least }}
      className="jh-scene-form"
    >
      <input type="hidden" name="slug" value={props.slug} />
      <input type="hidden" name="round" value={props.round} />
      <div className="jh-scene-editor">
        <Editor label={t('scene.label')} />
      </div>
      <Meter>
        <Send replaces={props.replaces} />
        <p className="meta">{t('scene.law')}</p>
      </Meter>
    </WritingForm>
  )
}

function Send({ replaces }: { replaces: boolean }) {
  const t = useTranslations('jianghu-night')
  const shortcoming = useShortcoming()
  return (
    <Button type="submit" tone="solid" wide reason={shortcoming ?? undefined}>
      {t(replaces ? 'scene.replace' : 'scene.send')}
    </Button>
  )
}
