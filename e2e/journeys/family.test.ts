import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import { answers } from '@kirdaar/server/testing/posts';
import type { Page } from 'playwright-core';
import { bearer, send, startAsTalent } from '#testing/by-api.ts';
import { queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { codeSentTo } from '#testing/outbox.ts';

const today = dayInIndia(new Date());
/** Of the audition of this run alone. */
const place = `Studio ${crypto.randomUUID().slice(0, 4)}, Andheri`;

test('a mother adds a child, acts for her, confirms an audition and checks her in, which the grandfather follows, on phones', async ({
  product,
  openPage,
}) => {
  const page = await openPage({ width: 360, height: 740 });
  const query = <Row>(text: string, values: unknown[] = []) =>
    queryDatabase<Row>(product.dataDirectory, text, values);
  const mother = await startAsTalent(page, product.origin, 'Sunita Rao', '/user/family');
  await page.getByRole('link', { name: 'Verify mobile number' }).click();
  await page.getByRole('button', { name: `Send code to ${mother.mobile}` }).click();
  await page.getByLabel('Code').fill(await codeSentTo(product.origin, mother.mobile));
  await page.getByRole('button', { name: 'Verify mobile number' }).click();
  await expect(page.getByRole('button', { name: `Send code to ${mother.mobile}` })).toHaveCount(0);

  await page.goto('/user/family');
  await addChild(page, { name: 'Tara Rao', born: addDays(today, -9 * 366), gender: 'Female' });
  // Staff have compared the documents.
  await query(
    `update guardian_proof set state = 'verified', kind = 'passport', sent_at = now(), decided_at = now(),
      identified_at = now() where mailbox = $1`,
    [mother.mobile],
  );
  const [call] = await query<{ id: string; email: string }>(
    `select job.id, account.email from job join account using (production_house_id)
      where job.status = 'open' and age_from <= 8 and age_to >= 9 and closes_at > now() + interval '1 day'
        and team_role = 'owner' and shoot_dates > current_date + 3 limit 1`,
  );
  if (!call) throw new Error('The demo world has no casting call for children of this age.');

  await page.getByRole('button', { name: 'Act for Tara Rao' }).click();
  await expect(page.getByText('You act for Tara Rao')).toBeVisible();
  const consents = applyConsents.map(({ id, version }) => ({ id, version }));
  const own = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await post(product.origin, '/api/user/job-apply', own, { ...answers, job_id: call.id, consents });
  const [sent] = await query<{ id: string }>(
    `select application.id from application join talent on talent.id = talent_id
      where job_id = $1 and talent.name = 'Tara Rao' order by applied_at desc limit 1`,
    [call.id],
  );
  await query(
    `insert into audition_slot (job_id, starts_at, ends_at, place, capacity, created_at)
      select $1, at, at + interval '30 minutes', $2, 2, now() from (
        select (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '2 days 11 hours')
          at time zone 'Asia/Kolkata' at
      ) morning`,
    [call.id, place],
  );
  const house = { identifier: call.email, password: 'kirdaar-demo' };
  const { token = '' } = await send(product.origin, 'POST /api/production/login', house);
  const applications = [sent?.id];
  await post(product.origin, `/api/production/auditions/${call.id}/invitations`, token, { applications });

  await page.goto('/user/my-application');
  await page.getByRole('button', { name: 'Confirm' }).first().click();
  await page.getByRole('button', { name: 'Share with family' }).click();
  const shared = page.getByRole('link', { name: 'WhatsApp' });
  const [link = ''] =
    /\/pass\/[\w-]+/.exec(decodeURIComponent((await shared.getAttribute('href')) ?? '')) ?? [];
  await query(
    `with moved as (select set_config('session_replication_role', 'replica', false))
      update audition_slot set starts_at = now(), ends_at = now() + interval '30 minutes' from moved where place = $1`,
    [place],
  );
  await page.reload();
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByRole('button', { name: 'Check out' })).toBeVisible();
  const grandfather = await openPage();
  await grandfather.goto(link);
  await expect(grandfather.getByText(/^Arrived /)).toBeVisible();

  await page.getByRole('button', { name: 'Back to Sunita Rao' }).click();
  await expect(page.getByText('You act for Tara Rao')).toHaveCount(0);
});

async function addChild(page: Page, { name, born, gender }: { name: string; born: string; gender: string }) {
  const form = page.getByRole('article', { name: 'Add a child' });
  await fill(form, {
    'Full name of the child': name,
    'The child’s date of birth': born,
  });
  await choose(form, { Gender: gender, 'Relationship to the child': 'Mother' });
  await form.getByRole('checkbox', { name: /^I am 18 or older/ }).check();
  await form.getByRole('button', { name: 'Add a child' }).click();
  await expect(page.getByRole('button', { name: `Act for ${name}` })).toBeVisible();
}

async function post(origin: string, address: string, token: string, body: object) {
  const headers = { 'content-type': 'application/json', ...bearer(token) };
  const answer = await fetch(origin + address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
}
