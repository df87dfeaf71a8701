import { z } from 'zod';
import type { Config } from '#platform/config.ts';
import { Refusal } from '#platform/refusal.ts';
import { isSame } from '#platform/signature.ts';

const question = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string(),
  'hub.challenge': z.string().regex(/^[\w-]{1,200}$/),
});

/** What WhatsApp wants to hear when it is told to send its news here. */
export function answerChallenge({ WHATSAPP_VERIFY_TOKEN }: Config, asked: unknown): string {
  const { data } = question.safeParse(asked);
  if (!data) throw new Refusal(400, 'The question could not be understood.');
  if (!WHATSAPP_VERIFY_TOKEN || !isSame(WHATSAPP_VERIFY_TOKEN, data['hub.verify_token'])) {
    throw new Refusal(403, 'The token does not fit.');
  }
  return data['hub.challenge'];
}
