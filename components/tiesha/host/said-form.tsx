'use client'

import { type ComponentProps, useState } from 'react'
import { Form } from '@/components/ui/form'
import { useToast } from '@/components/ui/toast'

/** A form of the desk: once the server has accepted it, a toast says so and the fields are empty again. */
export function SaidForm({ said, ...form }: Omit<ComponentProps<typeof Form>, 'onDone'> & { said: string }) {
  const toast = useToast()
  const [sent, setSent] = useState(0)
  const onDone = () => {
    toast({ text: said })
    setSent((n) => n + 1)
  }
  return <Form {...form} key={sent} onDone={onDone} />
}
