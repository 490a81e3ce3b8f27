import { useTranslations } from 'next-intl'
import { RichText } from '@/components/forum/rich-text'
import type { SceneLine } from '@/lib/engine/rulesets/jianghu/report-types'
import type { ReportContext } from './context'
import { SeatName } from './seats'

/** The characters' scenes of a night (J14), by seat number, as pages of the story. */
export function Scenes(props: {
  context: ReportContext
  scenes: readonly SceneLine[]
  /** One below the heading of the announcement that they stand in. */
  heading: 'h3' | 'h4'
}) {
  const { context, scenes, heading: Heading } = props
  if (scenes.length === 0) return null
  return (
    <div className="jh-scenes">
      {scenes.map((scene) => (
        <article key={scene.seat} className="jh-scene">
          <Heading>
            <SeatName context={context} seat={scene.seat} />
          </Heading>
          <div className="essay" lang="zh-CN">
            <SceneText context={context} scene={scene} />
          </div>
        </article>
      ))}
    </div>
  )
}

function SceneText({ context, scene }: { context: ReportContext; scene: SceneLine }) {
  const t = useTranslations('jianghu-reports')
  if (scene.text !== null)
    return (
      scene.text
        .split('\n')
        .filter((line) => line.trim() !== '')
        // biome-ignore lint/suspicious/noArrayIndexKey: a published text never changes
        .map((line, i) => <p key={i}>{line}</p>)
    )
  const doc = scene.post === null ? undefined : context.scenes.get(scene.post)
  return doc ? <RichText doc={doc} /> : <p className="meta">{t('scenes.missing')}</p>
}
