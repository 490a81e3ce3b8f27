import { getTranslations } from 'next-intl/server'
import { BoardOptions, VisibilityOptions, ZoneOptions } from '@/components/setup/place-options'
import { PresetCards } from '@/components/setup/preset-cards'
import { Refilled } from '@/components/setup/refilled'
import { REMINDER_LABELS } from '@/components/setup/reminder-labels'
import { Button } from '@/components/ui/button'
import { SelectField, TextareaField, TextField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { KeptCheckbox } from '@/components/ui/kept'
import { Part } from '@/components/ui/part'
import { rulesetName } from '@/lib/play/ruleset-names'
import { type FormValues, TICKS } from '@/lib/play/shared-setup'
import { setupOptions } from './options'
import type { SettingUp, SetupPart } from './parts'
import { keepPlainSetup } from './plain-actions'

/**
 * The set-up form of every ruleset but 帖杀: what all games have, and between it the ruleset's own fields (parts/).
 * Server-rendered; it keeps what was typed, with script and without.
 */
export async function PlainSetup(props: {
  ruleset: string
  part: SetupPart
  /** Null: a new game. */
  slug: string | null
  shared: FormValues
  config: unknown
  host: SettingUp
}) {
  const { part, shared, slug, host } = props
  const values = part.values(props.config)
  const [t, { boards, zones }, presets, fields, notes] = await Promise.all([
    getTranslations('setup'),
    setupOptions(),
    Promise.all(part.presets.map(async (id) => ({ id, ...(await part.preset(id)) }))),
    part.fields(values, host),
    slug === null ? [] : part.notes(props.config, host),
  ])
  return (
    <Form action={keepPlainSetup} className="plain-setup mt-6" noValidate>
      {/* What Enter in a field presses: without it, the first preset's button. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="ruleset" value={props.ruleset} />
      {slug && <input type="hidden" name="slug" value={slug} />}
      {notes.length > 0 && (
        <div className="note mb-4">
          <b>{t('notesTitle')}</b>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      <Part id="game" title={t('parts.game')}>
        <div className="stack">
          <TextField
            name="title"
            label={t('title')}
            hint={t('titleHint')}
            maxLength={60}
            defaultValue={shared.title}
            autoComplete="off"
          />
          <div className="pair-grid">
            <SelectField name="boardId" label={t('board')} hint={t('boardHint')} defaultValue={shared.boardId}>
              <BoardOptions boards={boards} />
            </SelectField>
            <SelectField name="visibility" label={t('visibility')} defaultValue={shared.visibility}>
              <VisibilityOptions />
            </SelectField>
            <TextField
              name="signUpCloses"
              type="datetime-local"
              label={t('signUpCloses')}
              hint={t('dateHint')}
              defaultValue={shared.signUpCloses}
            />
            <TextField
              name="startsAt"
              type="datetime-local"
              label={t('startsAtPlan')}
              hint={t('startsAtPlanHint')}
              defaultValue={shared.startsAt}
            />
            <SelectField name="timeZone" label={t('timeZone')} defaultValue={shared.timeZone}>
              <ZoneOptions zones={zones} />
            </SelectField>
          </div>
          <TextareaField
            name="about"
            label={t('about')}
            hint={t('aboutHint')}
            rows={5}
            maxLength={4000}
            defaultValue={shared.about}
          />
        </div>
      </Part>
      <Part id="preset" title={t('parts.preset')} note={t('plain.presetNote')}>
        <PresetCards presets={presets} mine={values.preset ?? ''} />
      </Part>
      <Refilled>{fields}</Refilled>
      <Part id="reminders" title={t('parts.reminders')}>
        <TextField
          name="voteReminders"
          label={t(REMINDER_LABELS[rulesetName(props.ruleset)])}
          hint={t('remindersHint')}
          maxLength={60}
          autoComplete="off"
          defaultValue={shared.voteReminders}
        />
      </Part>
      <Part id="team" title={t('parts.team')}>
        <div className="row gap-x-5 gap-y-0">
          {TICKS.map((name) => (
            <KeptCheckbox key={name} name={name} first={shared[name] !== ''}>
              {t(name === 'assistantSecrets' ? 'plain.assistantSecrets' : name)}
            </KeptCheckbox>
          ))}
        </div>
      </Part>
      <Button type="submit" tone="solid">
        {t(slug ? 'save' : 'saveNew')}
      </Button>
    </Form>
  )
}
