'use server'

import { z } from 'zod'
import type { FormState } from '@/components/ui/form-context'
import { laySuggestionAside } from '@/lib/play/similar'
import { BAD_INPUT, withTiesha } from '../../host-action'

const Post = z.uuid()

/** Takes a suggestion from the desk: the host has looked. */
export async function layAside(_previous: FormState, form: FormData): Promise<FormState> {
  const post = Post.safeParse(form.get('post'))
  if (!post.success) return BAD_INPUT
  return withTiesha(form, (page, user) => laySuggestionAside(page, user.id, post.data))
}
