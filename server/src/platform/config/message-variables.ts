import { z } from 'zod';
import { blankIsAbsent, isSafeAddress, listOf } from '#platform/config/variable-kinds.ts';

const setting = (form: RegExp, message: string) =>
  z.preprocess(blankIsAbsent, z.string().trim().max(200).regex(form, message).optional());

/** Settings of the email and SMS providers. */
export const messageVariables = {
  SMTP_URL: z.preprocess(
    blankIsAbsent,
    z
      .url({
        protocol: /^smtps?$/,
        hostname: /./,
        error: 'must look like smtps://user:password@smtp.example.com',
      })
      .optional(),
  ),
  EMAIL_FROM: setting(
    /^[^\s<>@,;:"]+( [^\s<>@,;:"]+)* <[^\s<>@,;:"]+@[^\s<>@,;:"]+>$/,
    'must look like Kirdaar <hello@example.com>',
  ),
  BOUNCE_ADDRESS: z.preprocess(blankIsAbsent, z.email().optional()),
  SMS_API_URL: z.preprocess(
    blankIsAbsent,
    z
      .url()
      .refine(isSafeAddress, 'must be an https address (http only on this machine)')
      .default('https://api.in.exotel.com'),
  ),
  SMS_ACCOUNT: setting(/^[\w-]+$/, 'must be the SID of an account'),
  SMS_AUTH_KEY: setting(/^[^:\s]+:\S+$/, 'must look like key:token'),
  SMS_SENDER: setting(/^[A-Za-z]{6}$/, 'must be a DLT header of six letters'),
  SMS_ENTITY_ID: setting(/^\d{10,25}$/, 'must be digits'),
  SMS_TEMPLATES: listOf('').pipe(
    z
      .array(z.string().regex(/^[a-z][a-z-]*(\.hi)?=\d{10,25}$/, 'needs pairs like code=1107161234567890123'))
      .transform((pairs): Record<string, string> => Object.fromEntries(pairs.map((pair) => pair.split('=')))),
  ),
};

type Given = z.output<z.ZodObject<typeof messageVariables>>;

/** Lists contradictions between variables that are valid individually. */
export function messageConflictsIn(data: Given): string[] {
  const wrong: string[] = [];
  if (data.SMTP_URL && !data.EMAIL_FROM) wrong.push('SMTP_URL needs an EMAIL_FROM');
  const sms = [data.SMS_ACCOUNT, data.SMS_AUTH_KEY, data.SMS_SENDER, data.SMS_ENTITY_ID];
  const given = sms.filter((set) => set).length;
  if (given > 0 && given < sms.length) {
    wrong.push('SMS_ACCOUNT, SMS_AUTH_KEY, SMS_SENDER and SMS_ENTITY_ID are needed together');
  }
  // Without these templates, no mobile number could be confirmed.
  const missing = ['code', 'code.hi'].filter((name) => !data.SMS_TEMPLATES[name]);
  if (given > 0 && missing.length > 0) wrong.push(`SMS_TEMPLATES needs ${missing.join(' and ')}`);
  return wrong;
}
