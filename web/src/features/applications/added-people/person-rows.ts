import type { ReadPerson } from '@kirdaar/contract/rules/added-people';
import { EMAIL, writeEmail } from '@kirdaar/contract/rules/emails';
import { mailboxOf, writeMobile } from '@kirdaar/contract/rules/identity-numbers';
import * as answers from '#words/answers/applications.ts';
import * as input from '#words/answers/input.ts';

/** A person as typed in the dialog, with a photo and a video. */
export interface PersonRow extends ReadPerson {
  key: string;
  photo: File | undefined;
  video: File | undefined;
}

export const textFields = ['name', 'mobile', 'email', 'video_link', 'note'] as const;
export type TextField = (typeof textFields)[number];

const blank = { name: '', mobile: '', email: '', video_link: '', note: '' };

export function newRow(fields: Partial<ReadPerson> = {}, photo?: File): PersonRow {
  return { ...blank, ...fields, key: crypto.randomUUID(), photo, video: undefined };
}

/** A photo taken at the venue: the name of the file, such as `Asha Rao.jpg`, is a hint at the name of the person. */
export function rowOfPhoto(photo: File): PersonRow {
  const hint = photo.name
    .replace(/\.\w+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return newRow({ name: /\d{3}/.test(hint) ? '' : hint }, photo);
}

export function isBlank(row: PersonRow): boolean {
  return !row.photo && !row.video && textFields.every((field) => row[field].trim() === '');
}

/** What is wrong with the rows, by the names that the server gives their fields. */
export function errorsIn(rows: readonly PersonRow[]): Record<string, string> {
  const errors: Record<string, string> = {};
  const known = new Set<string>();
  rows.forEach((row, at) => {
    const wrong: Partial<Record<TextField, string>> = { ...errorsOf(row) };
    for (const [field, contact] of contactsOf(row)) {
      if (known.has(contact)) wrong[field] ??= answers.already_added;
      known.add(contact);
    }
    for (const [field, error] of Object.entries(wrong)) errors[`people.${at}.${field}`] = error;
  });
  return errors;
}

function errorsOf({ name, mobile, email }: PersonRow) {
  const isMobileWrong = mobile.trim() !== '' && !writeMobile(mobile);
  const isEmailWrong = email.trim() !== '' && !EMAIL.test(writeEmail(email));
  return {
    ...(!name.trim() && { name: input.fill_in }),
    ...(!`${mobile}${email}`.trim() && { mobile: answers.contact_needed }),
    ...(isMobileWrong && { mobile: input.mobile_wrong }),
    ...(isEmailWrong && { email: input.email_wrong('wrong') }),
  };
}

function contactsOf({ mobile, email }: PersonRow) {
  const all = [
    ['mobile', writeMobile(mobile) ?? ''],
    ['email', mailboxOf(email)],
  ] as const;
  return all.filter(([, contact]) => contact !== '');
}

export function bodyOf({ name, mobile, email, video_link, note }: PersonRow) {
  return { name, mobile, email, video_link, note };
}
