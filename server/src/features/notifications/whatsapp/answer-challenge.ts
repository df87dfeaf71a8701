import { z } from 'zod';
import type { Config } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import { timingSafeCompare } from '#platform/http/signature.ts';

const question = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string(),
  'hub.challenge': z.string().regex(/^[\w-]{1,200}$/),
});

/** Answers WhatsApp's challenge when its webhook is set up. */
export function answerChallenge({ WHATSAPP_VERIFY_TOKEN }: Config, query: unknown): string {
  const { data } = question.safeParse(query);
  if (!data) throw new AppError('webhook_unreadable');
  if (!WHATSAPP_VERIFY_TOKEN || !timingSafeCompare(WHATSAPP_VERIFY_TOKEN, data['hub.verify_token'])) {
    throw new AppError('webhook_challenge_invalid');
  }
  return data['hub.challenge'];
}
