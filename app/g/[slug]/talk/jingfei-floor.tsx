import { randomUUID } from 'node:crypto'
import { Floor } from '@/components/jingfei/talk/floor'
import type { JingfeiPage } from '@/lib/play/read-game'
import { pass } from '../jingfei-actions'
import { tableContext } from '../jingfei-page'

/** Above the table's thread of 警匪: who has the word. */
export function JingfeiFloor({ page }: { page: JingfeiPage }) {
  if (!page.view) return null
  return <Floor context={tableContext(page)} view={page.view} formKey={randomUUID()} pass={pass} />
}
