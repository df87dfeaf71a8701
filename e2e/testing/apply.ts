import { applyConsents } from '@kirdaar/contract/rules/consents';
import { answers } from '@kirdaar/server/testing/posts';
import type { Page } from 'playwright-core';

/** Applies as the logged-in talent with every consent, like the form. */
export async function apply(page: Page, job_id: string) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const consents = applyConsents.map(({ id, version }) => ({ id, version }));
  const response = await fetch(new URL('/api/user/job-apply', page.url()), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...answers, job_id, consents }),
  });
  if (!response.ok) throw new Error(await response.text());
}
