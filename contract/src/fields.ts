import { z } from 'zod';
import { type EncodedMessage, msg } from '#messages.ts';
import { findLikelyMoneyRequest, findMoneyRequest, type MoneySubject } from '#rules/asks-for-money.ts';
import { registrationConsent } from '#rules/consents.ts';
import { EMAIL, findEmailFault, writeEmail } from '#rules/emails.ts';
import type { ErrorCode } from '#rules/errors.ts';
import { asciiDigits } from '#rules/fold-lookalikes.ts';
import { isAadhaar, isGstin, isPan, writeMobile, writeNumber, writePhone } from '#rules/identity-numbers.ts';
import {
  MAX_INTEGER,
  MAX_JSON_TEXT,
  MAX_LINE,
  MAX_LIST,
  MAX_PASSWORD,
  MAX_TEXT,
  MAX_URL,
  MIN_PASSWORD,
} from '#rules/limits.ts';
import { writeProfileLink } from '#rules/links.ts';
import { findNameError, writeText } from '#rules/names.ts';

export const success = z.literal(true);

/** A time, in UTC. PostgreSQL has no year 0. */
export const instant = z.iso.datetime().refine((time) => !time.startsWith('0000'));

/** What the server tells with an answer: a handler names it, and the caller gets its text in the language asked for. */
// The cast is safe: what is named is a text, and so is what is said.
export const said = z.string() as z.ZodType<unknown> as z.ZodType<string, EncodedMessage>;

/** Response of an endpoint that performs an action and returns no data. */
export const done = z.object({ success, message: said });

/**
 * Which fields of an object are in English although another language was asked for, because they have no translation.
 * It is left out in English.
 */
export const inEnglish = z.array(z.string()).optional();

/** The bytes of a file response. */
export const bytes: z.ZodType<Uint8Array, Uint8Array> = z.any();

/** The id in a path. A malformed id gets the same error as an id that does not exist. */
export function idOf(notFound: ErrorCode) {
  return z.object({ id: z.uuid(notFound) });
}

/** The id of a talent, or the name in the URL of the talent's page. */
export function idOrSlug(notFound: ErrorCode) {
  return z.object({
    id: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/i, notFound)
      .max(80, notFound),
  });
}

/** The version or position of a stored record, from 1, as far as a PostgreSQL integer reaches. */
export const recordNumber = z.coerce.number<string | number>().int().min(1).max(MAX_INTEGER);

/** Page-number pagination of a list. */
export const page = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_LIST).default(MAX_LIST),
});
export type Page = z.output<typeof page>;

/** Cursor at the end of a list page: its key as JSON text. */
export function pageEnd<T extends z.ZodType>(key: T) {
  return z.string().transform((sent, context): z.output<T> => {
    const { data } = key.safeParse(parsed(sent));
    if (data !== undefined) return data;
    context.addIssue(msg('page_end_wrong'));
    return z.NEVER;
  });
}

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}

/** Typed text, trimmed and without what nobody sees or PostgreSQL cannot store. */
export const typed = z.string().overwrite(writeText);

/** A required short text. */
export const line = typed.min(1, msg('fill_in')).max(MAX_LINE, msg('at_most_characters', MAX_LINE));

/** The name of a person, company or list that others see: no website, no line break, no request for money. */
export const nameLine = withoutMoneyRequest(line, 'name').superRefine((name, context) => {
  const error = findNameError(name);
  if (error) context.addIssue(msg(error));
});

/** A text that a house writes to talent: it must not ask for money. `asker` is what the text is. */
export function withoutMoneyRequest(field: z.ZodString, asker: MoneySubject) {
  return field.superRefine((written, context) => {
    const phrase = findMoneyRequest(written);
    if (phrase) context.addIssue(msg('asks_for_money', asker, phrase));
    else if (asker !== 'name' && findLikelyMoneyRequest(written, asker)) doubtful.push({ asker, written });
  });
}

/** A text that may ask for money. It is accepted, and staff judge it. */
export interface Doubtful {
  asker: MoneySubject;
  written: string;
}
let doubtful: Doubtful[] = [];

/** Parses, and also returns the texts that may ask for money. */
export function parseWithDoubts<T>(parse: () => T): { parsed: T; doubts: Doubtful[] } {
  // Parsing is synchronous, so that no other request comes between.
  doubtful = [];
  const parsed = parse();
  return { parsed, doubts: doubtful };
}

/** A required multi-line text. */
export const text = typed.min(1, msg('fill_in')).max(MAX_TEXT, msg('at_most_characters', MAX_TEXT));

/** Forms send an empty control as '', which is treated as missing, as is one with blanks only. */
export function optional<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (isBlank(value) ? undefined : value), field.optional());
}

/** Whether a value is null or a text in which nothing is written. */
export function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && typed.parse(value) === '');
}

/** The version of the consent that the registration form showed. Recorded with the account. */
export const registrationConsentVersion = optional(
  z.literal(registrationConsent.version, msg('terms_changed')),
);

/** One value of a closed list. */
export function choice<const T extends readonly string[]>(list: T) {
  return z.enum(list, msg('choose_from_list'));
}

/** A calendar day in India, as YYYY-MM-DD. */
export const day = z.iso
  .date(msg('enter_date'))
  .refine((value) => value >= '1900-01-01' && value < '2100-01-01', msg('check_year'));

/** A whole number; forms send it as text. */
export function whole(least: number, max: number, message = msg('whole_number', least, max)) {
  return z.preprocess(
    // An empty control is no zero, and neither is what is no number.
    (value) => {
      if (typeof value === 'string') return value.trim() === '' ? undefined : asciiDigits(value);
      return typeof value === 'number' ? value : undefined;
    },
    z.coerce.number(message).int(message).min(least, message).max(max, message),
  );
}

/** A boolean; multipart forms send '1' and '0'. */
export const flag = z
  .union([z.boolean(), z.enum(['1', '0'])])
  .transform((value) => value === true || value === '1');

/** A value that multipart forms send as JSON text. */
export function jsonText<T extends z.ZodType>(schema: T, max = MAX_JSON_TEXT) {
  return z.preprocess((value) => {
    if (typeof value !== 'string' || value.length > max) return value;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }, schema);
}

/** An `https:` URL, or the usual short form for this field, such as an account name. */
export function link(field: string) {
  return typed.max(MAX_URL, msg('link_too_long')).transform((value, context) => {
    const written = writeProfileLink(field, value);
    if (written && written.length <= MAX_URL) return written;
    context.addIssue(msg('link_with_https'));
    return z.NEVER;
  });
}

export const email = z
  .string()
  .transform(writeEmail)
  .pipe(
    z
      .email({
        pattern: EMAIL,
        error: ({ input }) => msg('email_wrong', findEmailFault(String(input)) ?? 'wrong'),
      })
      .max(254, msg('email_too_long')),
  );

/** Accepts any usual notation; stored as E.164. */
export const mobile = z.string().transform((typed, context) => {
  const written = writeMobile(typed);
  if (written) return written;
  context.addIssue(msg('mobile_wrong'));
  return z.NEVER;
});

/** Any phone number: a mobile number is stored as E.164, another as it was typed. */
export const phone = z.string().transform((typed, context) => {
  const written = writePhone(typed);
  if (written) return written;
  context.addIssue(msg('phone_wrong'));
  return z.NEVER;
});

export const otp = z
  .string()
  .overwrite(writeNumber)
  .regex(/^\d{6}$/, msg('otp_incomplete'));

/** A token of 256 random bits issued by the server. */
export const token = z.string().regex(/^[\w-]{43}$/, msg('token_wrong'));

/** Stored exactly as typed. */
export const password = z
  .string()
  .min(MIN_PASSWORD, msg('password_too_short', MIN_PASSWORD))
  .max(MAX_PASSWORD, msg('password_too_long', MAX_PASSWORD));

/** An existing password. Accepts any text, because a wrong password is rejected where it is checked. */
export const knownPassword = z.string().min(1, msg('enter_password')).max(1024, msg('too_long'));

/** An authenticator or recovery code in any usual notation; its validity is checked where it is used. */
export const secondFactorCode = typed.min(1, msg('enter_code')).max(100, msg('too_long'));

/** Confirms an important act: the password and, with two-step login, a code of the app. */
export const ownerConfirmation = z.object({ password: knownPassword, code: optional(secondFactorCode) });

export const pan = z.string().transform(writeNumber).refine(isPan, msg('pan_wrong'));

export const aadhaar = z.string().transform(writeNumber).refine(isAadhaar, msg('aadhaar_wrong'));

export const gstin = z.string().transform(writeNumber).refine(isGstin, msg('gstin_wrong'));
