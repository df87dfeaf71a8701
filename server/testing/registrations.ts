import { randomInt } from 'node:crypto';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';

/** Returns a valid talent registration for a person that no other test uses. */
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

/** Returns a valid production house registration for a house that no other test uses. */
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

/** Returns the fields with which a house that signed up with Google completes its registration. */
export function houseCompletion() {
  const { email: _email, password: _password, ...completion } = houseRegistration();
  return completion;
}

/** Returns the newest one-time code in the messages to an email address. */
export function codeSentTo(email: string, messages: OutgoingMessage[]): string {
  const message = messages.findLast(({ to }) => to === email);
  const code = /\b\d{6}\b/.exec(message?.subject ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${email}.`);
  return code;
}

export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

export function newEmail() {
  return `${crypto.randomUUID()}@test.example`;
}

export function newMobile() {
  return `+917${randomInt(10 ** 8, 10 ** 9)}`;
}
