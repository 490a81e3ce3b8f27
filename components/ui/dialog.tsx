'use client'

import { AlertDialog as Alert, Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button, type ButtonTone } from './button'
import { Form } from './form'
import type { FormState } from './form-context'

/**
 * A dialog over the page. Give a `trigger` (it opens by itself), or hold `open` yourself.
 * Focus is kept inside and goes back to the trigger; Escape and a click outside close it.
 */
export function Dialog(props: {
  title: ReactNode
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}) {
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      {props.trigger && <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="veil" />
        <div className="stage">
          <Radix.Content className="dialog" aria-describedby={undefined}>
            <Radix.Title asChild>
              <h3>{props.title}</h3>
            </Radix.Title>
            {props.children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface ConfirmProps {
  /** The button that opens it. */
  label: ReactNode
  tone?: ButtonTone
  /** Of the button that opens it, where that stands many times on a page; else the same tone. */
  labelTone?: ButtonTone
  /** Why it cannot be pressed now. */
  reason?: string
  /** One question: 「判 疏钟 出局？」 */
  title: string
  /** What will happen, in the game's words, one line each. */
  consequences: readonly ReactNode[]
  /** The button that does it, and the one that does not (default 再想想). */
  confirm: ReactNode
  cancel: ReactNode
  /** A server action; `fields` go with it, and whatever inputs `children` hold (such as a reason). */
  action: (previous: FormState, data: FormData) => Promise<FormState>
  fields?: Record<string, string | number>
  onDone?: () => void
  children?: ReactNode
}

/** Asks once before an act that cannot be taken back, and says what it does. Stays open, with the reason, if refused. */
export function Confirm(props: ConfirmProps) {
  const [open, setOpen] = useState(false)
  const tone = props.tone ?? 'danger'
  return (
    <Alert.Root open={open} onOpenChange={setOpen}>
      <Alert.Trigger asChild>
        <Button tone={props.labelTone ?? tone} reason={props.reason}>
          {props.label}
        </Button>
      </Alert.Trigger>
      <Alert.Portal>
        <Alert.Overlay className="veil" />
        <div className="stage">
          <Alert.Content className="dialog">
            <Alert.Title asChild>
              <h3>{props.title}</h3>
            </Alert.Title>
            <Alert.Description asChild>
              <ul className="outcome consequences">
                {props.consequences.map((line, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of sentences
                  <li key={i}>{line}</li>
                ))}
              </ul>
            </Alert.Description>
            <Form
              action={props.action}
              className="mt-4"
              onDone={() => {
                setOpen(false)
                props.onDone?.()
              }}
            >
              {Object.entries(props.fields ?? {}).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              {props.children}
              <div className="row">
                <Alert.Cancel asChild>
                  <Button>{props.cancel}</Button>
                </Alert.Cancel>
                <Button type="submit" tone={tone === 'plain' ? 'solid' : tone}>
                  {props.confirm}
                </Button>
              </div>
            </Form>
          </Alert.Content>
        </div>
      </Alert.Portal>
    </Alert.Root>
  )
}
