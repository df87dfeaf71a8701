import { pdf, picture } from '#testing/files.ts';
import { type GuardianTools, guardianTokenIn, openGuardianPage } from '#testing/guardian-page.ts';
import { newEmail } from '#testing/registrations.ts';

interface Child {
  id: string;
  token: string;
}

/** Lets a child name a mother, and returns the pass of her page. She consents unless told otherwise. */
export async function nameMother(
  tools: GuardianTools,
  child: Child,
  { email = newEmail(), ...contact }: { email?: string; mobile?: string } = {},
) {
  const { callApi, deliver } = tools;
  const body = { name: 'Sunita Rao', relation: 'Mother', email, ...contact } as const;
  await callApi('PUT /api/user/guardian', { body }, child);
  const token = guardianTokenIn(await deliver(), contact.mobile ?? email);
  const page = await openGuardianPage(tools, token);
  return { email, pass: page.pass, page };
}

/** Proves a mobile number with the code that it receives. */
export async function proveMobile({ callApi, deliver }: GuardianTools, pass: string, mobile: string) {
  const sent = await callApi('POST /api/guardian/mobile', { body: { pass, mobile } });
  const text = (await deliver()).findLast(({ to, channel }) => to === mobile && channel === 'sms')?.text;
  const otp = text?.match(/\b\d{6}\b/)?.[0] ?? '';
  return {
    sent,
    proven: await callApi('POST /api/guardian/mobile/confirm', { body: { pass, mobile, otp } }),
  };
}

export async function sendDocuments({ callApi }: GuardianTools, pass: string) {
  const files = { document: [await picture()], relation_document: [await pdf()] };
  return callApi('POST /api/guardian/documents', { body: { pass, kind: 'passport' }, files });
}
