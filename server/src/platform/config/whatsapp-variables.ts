import { z } from 'zod';
import { blankIsAbsent, isSafeAddress } from '#platform/config/variable-kinds.ts';

const secret = z.preprocess(blankIsAbsent, z.string().trim().max(1000).optional());

/** The WhatsApp number we send from, and the credentials of both sides. */
export const whatsappVariables = {
  WHATSAPP_API_URL: z.preprocess(
    blankIsAbsent,
    z
      .url()
      .refine(isSafeAddress, 'must be an https address (http only on this machine)')
      .default('https://graph.facebook.com/v24.0'),
  ),
  WHATSAPP_PHONE_NUMBER_ID: z.preprocess(
    blankIsAbsent,
    z.string().regex(/^\d+$/, 'must be digits').optional(),
  ),
  WHATSAPP_TOKEN: secret,
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: secret,
};

type Given = z.output<z.ZodObject<typeof whatsappVariables>>;

const together = [
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const satisfies (keyof Given)[];

/** Lists contradictions between variables that are valid individually. */
export function whatsappConflictsIn(data: Given): string[] {
  const missing = together.filter((name) => !data[name]);
  if (missing.length === together.length) return [];
  return missing.map((name) => `${name} is needed with the other WHATSAPP_ settings`);
}
