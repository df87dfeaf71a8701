import { randomInt } from 'node:crypto';
import type { Message } from '#platform/messenger.ts';

/** A talent's registration that would be accepted, of a person no other test knows. */
export function talentRegistration() {
  return {
    name: 'Meera Nair',
    email: newEmail(),
    mobile: newMobile(),
    password: 'a lamp in the window',
    pan_no: 'ABCPE1234F',
    aadhaar_no: '234567890124',
  };
}

/** A production house's registration that would be accepted, of a house no other test knows. */
export function houseRegistration() {
  return {
    gst_no: '27AAACK1234C1Z5',
    pan_no: 'ABCPE1234F',
    aadhaar_no: '234567890124',
    company_name: 'Monsoon Pictures',
    type_of_work: 'Film Production' as const,
    email: newEmail(),
    phone_number: newMobile(),
    password: 'a lamp in the window',
  };
}

/** What a house that came by Google adds to its registration. */
export function houseCompletion() {
  const { email: _email, password: _password, ...completion } = houseRegistration();
  return completion;
}

/** The newest code among the messages to an address. */
export function codeSentTo(email: string, messages: Message[]): string {
  const letter = messages.findLast(({ to }) => to === email);
  const code = /\b\d{6}\b/.exec(letter?.subject ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${email}.`);
  return code;
}

/** A code that is not the given one. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** An email that no other test knows. */
export function newEmail() {
  return `${crypto.randomUUID()}@test.example`;
}

/** A mobile number that no other test knows. */
export function newMobile() {
  return `+917${randomInt(10 ** 8, 10 ** 9)}`;
}
