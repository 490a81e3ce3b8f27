'use client'

import { type ComponentProps, useState } from 'react'
import { Form } from '@/components/ui/form'
import { useToast } from '@/components/ui/toast'

interface SaidFormProps extends Omit<ComponentProps<typeof Form>, 'onDone'> {
  said: string
  onSaid?: () => void
}

/** A form of the desk: once the server has accepted it, a toast says so and the fields are empty again. */
export function SaidForm({ said, onSaid, ...form }: SaidFormProps) {
  const toast = useToast()
  const [sent, setSent] = useState(0)
  const onDone = () => {
    toast({ text: said })
    onSaid?.()
    setSent((n) => n + 1)
  }
  return <Form {...form} key={sent} onDone={onDone} />
}
