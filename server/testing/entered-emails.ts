import { randomUUID } from 'node:crypto';
import { test as base, reason } from '#testing/identity-desk.ts';

/** An email that one of staff enters for an account. */
export const test = base.extend('enter', async ({ callApi, clock, deliver, desk, given }) => {
  /** Enters an email for an account. */
  const enter = async (id: string, email: string, form: { request_id?: string } = {}) => {
    const body = {
      request_id: randomUUID(),
      kind: 'email',
      email,
      asked_by: 'person',
      reason,
      ...form,
    } as const;
    const as = { token: await given.staffSession(desk.first.id) };
    return callApi('POST /api/admin/people/:id/corrections', { params: { id }, body }, as);
  };
  /** Returns the links that are sent a day later to emails that staff entered. */
  const aDayLater = async () => {
    clock.now = new Date(clock.now.getTime() + 86_400_000);
    return (await deliver()).filter(({ text }) => text.includes('/confirm-email#'));
  };
  return { enter, aDayLater };
});

/** Returns what the link to object carries. */
export function objectionIn(text = '') {
  const [, id = '', token = ''] = /#id=([\w-]+)&token=([\w-]+)/.exec(text) ?? [];
  return { id, token };
}
