import { z } from 'zod';
import {
  isAadhaar,
  isGstin,
  isPan,
  writeAadhaar,
  writeEmail,
  writeGstin,
  writeMobile,
  writePan,
} from './rules/identity-numbers.ts';
import {
  JSON_TEXT_MOST,
  LINE_MOST,
  LIST_MOST,
  LIST_TEXT_MOST,
  PASSWORD_LEAST,
  PASSWORD_MOST,
  TEXT_MOST,
  URL_MOST,
} from './rules/limits.ts';
import { writeProfileLink } from './rules/links.ts';

/** The answer of a call that only does something. */
export const done = z.object({ success: z.literal(true), message: z.string() });

/** The bytes of an answer that is a file. */
export const bytes: z.ZodType<Uint8Array, Uint8Array> = z.any();

/** An id that cannot exist is answered in the words of one that does not. */
export const id = z.object({ id: z.uuid('Not found.') });

/** Which part of a list to answer, by page numbers. */
export const page = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(LIST_MOST).default(LIST_MOST),
});
export type Page = z.output<typeof page>;

/** Where a page of a list ended, as the JSON text of its key. */
export function pageEnd<T extends z.ZodType>(key: T) {
  return z.string().transform((sent, context): z.output<T> => {
    const { data } = key.safeParse(parsed(sent));
    if (data !== undefined) return data;
    context.addIssue('This is not where a page ended.');
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

/** What was typed, without what PostgreSQL cannot store: NUL and halves of surrogate pairs. */
export const typed = z.string().overwrite((value) => value.replaceAll('\0', '').toWellFormed().trim());

/** A short text that must be filled. */
export const line = typed.min(1, 'Please fill this in.').max(LINE_MOST, `At most ${LINE_MOST} characters.`);

/** A text of several lines that must be filled. */
export const text = typed.min(1, 'Please fill this in.').max(TEXT_MOST, `At most ${TEXT_MOST} characters.`);

/** A form sends an empty control as '': the same as nothing. */
export function optional<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());
}

/** One of a closed list. */
export function choice<const T extends readonly string[]>(list: T) {
  return z.enum(list, 'Please choose one of the list.');
}

/** A calendar day in India, as YYYY-MM-DD. */
export const day = z.iso
  .date('Please enter a date.')
  .refine((value) => value >= '1900-01-01' && value < '2100-01-01', 'Please check the year.');

/** A yes or no; multipart forms send '1' and '0'. */
export const flag = z
  .union([z.boolean(), z.enum(['1', '0'])])
  .transform((value) => value === true || value === '1');

/** A value that multipart forms send as JSON text. */
export function jsonText<T extends z.ZodType>(schema: T, most = JSON_TEXT_MOST) {
  return z.preprocess((value) => {
    if (typeof value !== 'string' || value.length > most) return value;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }, schema);
}

/** Several values: a list, its JSON text, or a text with commas; each value once. */
export function listText<T extends z.ZodType>(value: T, most: number) {
  return z.preprocess(
    listOf,
    z
      .array(value, 'Please check this list.')
      .max(most, `At most ${most}.`)
      .transform((values) => [...new Set(values)]),
  );
}

function listOf(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  const trimmed = sent.trim();
  if (!trimmed.startsWith('[')) return trimmed.split(',').filter((value) => value.trim() !== '');
  if (trimmed.length > LIST_TEXT_MOST) return undefined;
  try {
    return JSON.parse(trimmed);
  } catch {
    return undefined;
  }
}

/** An `https:` address, or what is usual instead of one in this field. */
export function link(field: string) {
  return typed.max(URL_MOST, 'This address is too long.').transform((value, context) => {
    const written = writeProfileLink(field, value);
    if (written && written.length <= URL_MOST) return written;
    context.addIssue('Please enter a web address that begins with https://.');
    return z.NEVER;
  });
}

export const email = z
  .string()
  .transform(writeEmail)
  .pipe(z.email('Please enter a valid email address.').max(254, 'This email address is too long.'));

/** Any usual writing; kept as E.164. */
export const mobile = z.string().transform((typed, context) => {
  const written = writeMobile(typed);
  if (written) return written;
  context.addIssue('Please enter a valid mobile number, with the country code if it is not Indian.');
  return z.NEVER;
});

export const otp = z.string().regex(/^\d{6}$/, 'Please enter a complete 6-digit OTP');

/** 256 random bits that we handed out. */
export const token = z.string().regex(/^[\w-]{43}$/, 'This is not a token of ours.');

/** Kept exactly as typed. */
export const password = z
  .string()
  .min(PASSWORD_LEAST, `Password must be at least ${PASSWORD_LEAST} characters`)
  .max(PASSWORD_MOST, `Password must be at most ${PASSWORD_MOST} characters`);

/** The password as it is; a wrong one is refused by what it opens, so any text may stand here. */
export const knownPassword = z.string().min(1, 'Please enter your password.').max(1024, 'This is too long.');

/** A code of an authenticator app or a recovery code, in any usual writing; what it opens tells whether it is right. */
export const secondFactorCode = typed.min(1, 'Please enter the code.').max(100, 'This is too long.');

export const pan = z
  .string()
  .transform(writePan)
  .refine(isPan, 'A PAN has five letters, four digits and a letter, like ABCPE1234F.');

export const aadhaar = z
  .string()
  .transform(writeAadhaar)
  .refine(isAadhaar, 'An Aadhaar number has 12 digits.');

export const gstin = z
  .string()
  .transform(writeGstin)
  .refine(isGstin, 'A GST number has 15 characters, like 27ABCPE1234F1Z5.');
